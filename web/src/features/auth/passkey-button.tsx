import { KeyRound } from 'lucide-react';
import { useSelector } from 'react-redux';
import { knowsPasskeys } from '../../shared/lib/passkeys';
import { Button } from '../../shared/ui/button';
import { selectForm } from './auth.slice';

/** Nothing where the browser knows no passkeys. */
export function PasskeyButton({ onClick, children }: { onClick: () => void; children: string }) {
  const { status } = useSelector(selectForm);
  if (!knowsPasskeys()) return null;
  return (
    <Button wide disabled={status !== 'idle'} onClick={onClick}>
      <KeyRound size="1.125rem" aria-hidden />
      {children}
    </Button>
  );
}
