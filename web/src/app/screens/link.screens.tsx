import { ConfirmForm, ForgotForm, ResetForm } from '../../features/auth/link-forms';
import { useTokenInAddress } from '../../shared/lib/use-token-in-address';
import { AuthFrame } from './auth-frame';

export function ForgotScreen() {
  return (
    <AuthFrame>
      <ForgotForm />
    </AuthFrame>
  );
}

export function ResetScreen() {
  const token = useTokenInAddress();
  return (
    <AuthFrame>
      <ResetForm token={token} />
    </AuthFrame>
  );
}

export function ConfirmScreen() {
  const token = useTokenInAddress();
  return (
    <AuthFrame>
      <ConfirmForm token={token} />
    </AuthFrame>
  );
}
