import { RegisterForm } from '../../features/auth/register-form';
import { AuthFrame } from './auth-frame';

export function RegisterScreen() {
  return (
    <AuthFrame>
      <RegisterForm />
    </AuthFrame>
  );
}
