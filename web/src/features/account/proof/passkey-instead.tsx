import { useSelector } from 'react-redux';
import { knowsPasskeys } from '../../../shared/lib/passkeys';
import { Button } from '../../../shared/ui/button';
import { selectHasPasskey } from '../factors/factors.slice';

/** In the place of password and code, for whoever has a passkey, in a browser that knows them. */
export function PasskeyInstead({ disabled, onUse }: { disabled: boolean; onUse: () => void }) {
  const hasPasskey = useSelector(selectHasPasskey);
  if (!hasPasskey || !knowsPasskeys()) return null;
  return (
    <Button wide disabled={disabled} onClick={onUse}>
      Use a passkey instead
    </Button>
  );
}
