import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { DownloadButton, DownloadOutcome } from './download-data';
import { ownDataActions, selectErasure } from './own-data.slice';
import { selectHasFactor } from './factors/factors.slice';
import { PasskeyInstead } from './proof/passkey-instead';
import { CODE_FIELD, PASSWORD_FIELD } from './proof/proof-fields';
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

const LOST = [
  'Every conversation, and what the guide answered.',
  'The names and notes of your practices; your points, level and streaks.',
  'Your name and email. You can register again with the same email, with a fresh start.',
];

/** Names what is lost and what stays, and asks again who it is. */
function DeleteAccountDialog() {
  const dispatch = useDispatch();
  const { isOpen, status } = useSelector(selectErasure);
  const busy = status !== 'idle';
  return (
    <Dialog
      title="Delete my account"
      open={isOpen}
      onClose={() => !busy && dispatch(ownDataActions.erasureClosed())}
    >
      <ErasureForm />
    </Dialog>
  );
}

function ErasureForm() {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectErasure);
  const [proof, setProof] = useState({ password: '', code: '' });
  const hasFactor = useSelector(selectHasFactor);
  const [understood, setUnderstood] = useState(false);
  const busy = status !== 'idle';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (understood && !busy) dispatch(ownDataActions.erasureSubmitted(proof));
  }

  return (
    <form className="stack erasure" noValidate onSubmit={submit}>
      <div>
        <h3>What is lost forever</h3>
        <ul className="erasure__list">
          {LOST.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>What stays</h3>
        <p>
          Figures under a random number, without your name or a word that you wrote, such as tokens used, when
          messages were sent, and of practices the kind, day and time zone.{' '}
          <Link to="/privacy">All that stays</Link>
        </p>
      </div>
      <p className="note-bar erasure__before">
        Would you like to keep a copy? <DownloadButton small />
      </p>
      <DownloadOutcome />
      <TextField
        {...PASSWORD_FIELD}
        required
        value={proof.password}
        onChange={({ target }) => setProof({ ...proof, password: target.value })}
      />
      {hasFactor && (
        <TextField
          {...CODE_FIELD}
          required
          value={proof.code}
          onChange={({ target }) => setProof({ ...proof, code: target.value })}
        />
      )}
      <label className="erasure__understood">
        <input
          type="checkbox"
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        I understand that this cannot be undone.
      </label>
      {error && <Notice kind="error">{error}</Notice>}
      <div className="erasure__choice">
        <Button disabled={busy} onClick={() => dispatch(ownDataActions.erasureClosed())}>
          Keep my account
        </Button>
        <Button kind="danger" type="submit" disabled={!understood || busy}>
          {busy ? 'Deleting...' : 'Delete forever'}
        </Button>
      </div>
      <PasskeyInstead
        disabled={!understood || busy}
        onUse={() => dispatch(ownDataActions.erasureSubmitted('passkey'))}
      />
    </form>
  );
}
