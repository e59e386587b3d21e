import { useDispatch } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { CopyFailed } from '../../../shared/ui/copy-failed';
import { factorsActions } from './factors.slice';

/** Shown this once. */
export function RecoveryCodes({ codes, copied }: { codes: readonly string[]; copied?: boolean }) {
  const dispatch = useDispatch();
  return (
    <div className="stack">
      <p>
        Each of these opens your account once, in place of a code or passkey, when you have lost both. Write
        them down or print them, and keep them where you keep your papers. They are not shown again.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {copied === false && <CopyFailed />}
      <Button wide onClick={() => dispatch(factorsActions.copyRequested())}>
        {copied ? 'Copied' : 'Copy the codes'}
      </Button>
      <Button kind="primary" wide onClick={() => dispatch(factorsActions.closed())}>
        I have kept them
      </Button>
    </div>
  );
}
