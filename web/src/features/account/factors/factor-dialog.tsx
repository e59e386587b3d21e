import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Dialog } from '../../../shared/ui/dialog';
import { CODE_FIELD, PASSWORD_FIELD, PROOF_FIELD_OF } from '../proof/proof-fields';
import { ConfirmApp } from './confirm-app';
import { FactorForm } from './factor-form';
import { factorsActions, selectHasFactor, selectStep, type Step } from './factors.slice';
import { RecoveryCodes } from './recovery-codes';

const TITLES: Readonly<Record<Step['name'], string>> = {
  'add-totp': 'Set up an authenticator app',
  'confirm-totp': 'Set up an authenticator app',
  'add-passkey': 'Add a passkey',
  codes: 'Your recovery codes',
  renew: 'New recovery codes',
  remove: 'Remove this second factor',
};

const NAME = {
  name: 'name',
  label: 'Name of the passkey',
  hint: 'For example: my phone',
  maxLength: 60,
} as const;
const FIELD_OF = { ...PROOF_FIELD_OF, [MESSAGES.passkeyNameRequired]: 'name' } as const;

/** Sets one up, takes one away, and shows recovery codes. */
export function FactorDialog() {
  const dispatch = useDispatch();
  const step = useSelector(selectStep);
  return (
    <Dialog
      title={step ? TITLES[step.name] : ''}
      open={step !== null}
      onClose={() => dispatch(factorsActions.closed())}
    >
      {step && <Shown step={step} />}
    </Dialog>
  );
}

function Shown({ step }: { step: Step }) {
  const dispatch = useDispatch();
  const hasFactor = useSelector(selectHasFactor);
  const proof = hasFactor ? [PASSWORD_FIELD, CODE_FIELD] : [PASSWORD_FIELD];
  switch (step.name) {
    case 'add-totp':
      return (
        <FactorForm
          lead="An app on your phone that shows a new code every half minute. Any authenticator app will do."
          fields={proof}
          fieldOf={FIELD_OF}
          button="Continue"
          onSubmit={(input) => dispatch(factorsActions.appWanted(input))}
          onPasskey={() => dispatch(factorsActions.appWanted('passkey'))}
        />
      );
    case 'confirm-totp':
      return <ConfirmApp setup={step.setup} code={CODE_FIELD} fieldOf={FIELD_OF} />;
    case 'add-passkey':
      return (
        <FactorForm
          lead="Your device or your password manager keeps it, and asks for your finger, face or PIN. You can sign in with it without your password."
          fields={[NAME, ...proof]}
          fieldOf={FIELD_OF}
          button="Add the passkey"
          onSubmit={({ name, ...given }) => dispatch(factorsActions.passkeyAdded({ name, proof: given }))}
          onPasskey={({ name }) => dispatch(factorsActions.passkeyAdded({ name, proof: 'passkey' }))}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} copied={step.copied} />;
    case 'renew':
      return (
        <FactorForm
          lead="You get ten new codes. The ones that you have now stop working."
          fields={[PASSWORD_FIELD, CODE_FIELD]}
          fieldOf={FIELD_OF}
          button="Make new codes"
          onSubmit={(input) => dispatch(factorsActions.proven(input))}
          onPasskey={() => dispatch(factorsActions.proven('passkey'))}
        />
      );
    case 'remove':
      return (
        <FactorForm
          lead={
            step.what.kind === 'totp'
              ? 'Your authenticator app is no longer asked for.'
              : `The passkey ${step.what.name} no longer opens your account.`
          }
          fields={[PASSWORD_FIELD, CODE_FIELD]}
          fieldOf={FIELD_OF}
          button="Remove"
          onSubmit={(input) => dispatch(factorsActions.proven(input))}
          onPasskey={() => dispatch(factorsActions.proven('passkey'))}
        />
      );
  }
}
