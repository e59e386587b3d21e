import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
}

export function buttonClass({
  kind = 'secondary',
  small,
  wide,
}: Pick<ButtonProps, 'kind' | 'small' | 'wide'> = {}) {
  return ['button', `button--${kind}`, small && 'button--small', wide && 'button--wide']
    .filter(Boolean)
    .join(' ');
}

export function Button({
  kind = 'secondary',
  small,
  wide,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = buttonClass({ kind, ...(small ? { small } : {}), ...(wide ? { wide } : {}) });
  return <button type={type} className={`${look} ${className}`} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  small?: boolean;
  children: ReactNode;
}

export function IconButton({ label, small, className = '', children, ...rest }: IconButtonProps) {
  const look = small ? 'icon-button icon-button--small' : 'icon-button';
  return (
    <button type="button" aria-label={label} title={label} className={`${look} ${className}`} {...rest}>
      {children}
    </button>
  );
}
