import { useDispatch } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';
import { ownDataActions } from './own-data.slice';
import './account.css';

/** 'Delete my account': what it means, and the way there. */
export function DeleteAccount() {
  const dispatch = useDispatch();
  return (
    <section className="card account-card" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete my account</h2>
      <p>
        Your conversations, the names and notes of your practices, your name and email were sealed with a key
        made for you alone. Deleting your account destroys that key here, and without it nobody can read them.
        Only a backup of the keys made before still has it, until it is thrown away.
      </p>
      <Button kind="danger" onClick={() => dispatch(ownDataActions.erasureOpened())}>
        Delete my account
      </Button>
      <DeleteAccountDialog />
    </section>
  );
}
