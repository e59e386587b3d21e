import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmForm, ForgotForm, ResetForm } from '../../features/auth/link-forms';
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

/** What follows the '#'; it is taken out of the address, so that it stays neither in the history nor on a shared screen. */
function useTokenInAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const shown = hash.slice(1);
  useEffect(() => {
    if (shown === '') return;
    setToken(shown);
    void navigate(pathname, { replace: true });
  }, [shown, pathname, navigate]);
  return shown || token;
}
