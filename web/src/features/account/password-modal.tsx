import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../shared/ui/dialog';
import { PasswordForm } from './password-form';
import { passwordActions, selectPassword } from './password.slice';

export function PasswordModal() {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectPassword);
  return (
    <Dialog title="Change Password" open={isOpen} onClose={() => dispatch(passwordActions.closed())}>
      <PasswordForm />
    </Dialog>
  );
}
