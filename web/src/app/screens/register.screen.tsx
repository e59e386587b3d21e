import { RegisterForm } from '../../features/auth/register-form';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { AuthFrame } from './auth-frame';

export function RegisterScreen() {
  usePageTitle('Create an account');
  return (
    <AuthFrame>
      <RegisterForm />
    </AuthFrame>
  );
}
