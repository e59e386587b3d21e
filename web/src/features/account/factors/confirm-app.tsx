import { useDispatch } from 'react-redux';
import type { TotpSetup } from '@emit/contract/account';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry';
import { FactorForm, type FactorField, type FactorInput } from './factor-form';
import { factorsActions } from './factors.slice';

const QrCode = lazyWithRetry(() => import('./qr-code').then((part) => part.QrCode));

interface ConfirmAppProps {
  setup: TotpSetup;
  code: FactorField;
  fieldOf: Readonly<Record<string, keyof FactorInput>>;
}

/** The QR code, made in the browser, and the same as text; a code of the app shows that it has it. */
export function ConfirmApp({ setup: { uri, secret }, code, fieldOf }: ConfirmAppProps) {
  const dispatch = useDispatch();
  return (
    <FactorForm
      lead={
        <div className="stack factor-setup">
          <p>Scan this with the app, then enter the code that it shows.</p>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <p>
            No camera? Enter this key by hand:
            <br />
            <code className="factor-setup__key">{secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
        </div>
      }
      fields={[{ ...code, hint: 'Six digits' }]}
      fieldOf={fieldOf}
      button="Confirm"
      onSubmit={(input) => dispatch(factorsActions.codeGiven(input.code))}
    />
  );
}
