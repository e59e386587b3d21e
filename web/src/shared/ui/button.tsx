import { useLayoutEffect, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
}

function buttonClass({ kind = 'secondary', small, wide }: Pick<ButtonProps, 'kind' | 'small' | 'wide'> = {}) {
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
  const look = buttonClass({ kind, small, wide });
  const button = useFocusKept(rest.disabled === true);
  return <button ref={button} type={type} className={`${look} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, small, ...link }: LinkProps & Pick<ButtonProps, 'kind' | 'small'>) {
  return <Link className={buttonClass({ kind, small })} {...link} />;
}

/** A button that is disabled while it works loses the focus; it has it back, unless that went elsewhere meanwhile. */
function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!disabled && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = disabled && document.activeElement === button.current;
  }, [disabled]);
  return button;
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
