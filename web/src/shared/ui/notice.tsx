import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error is announced at once, a success when the reader is free. */
export function Notice({ kind, children }: { kind: 'error' | 'success'; children: ReactNode }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size="1.125rem" aria-hidden />
      <div>{children}</div>
    </div>
  );
}
