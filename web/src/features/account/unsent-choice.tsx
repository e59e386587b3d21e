import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { keepsUnsent } from '../../shared/lib/unsent-texts';
import { unsentChosen } from './unsent.saga';
import './account.css';

/** What becomes of unsent texts here when the session ends elsewhere. */
export function UnsentChoice() {
  const dispatch = useDispatch();
  const id = useId();
  const [keep, setKeep] = useState(keepsUnsent);

  function choose(chosen: boolean) {
    setKeep(chosen);
    dispatch(unsentChosen(chosen));
  }

  return (
    <section className="card account-card" aria-labelledby="unsent-texts">
      <h2 id="unsent-texts">In this browser</h2>
      <p>
        When your session ends without signing out here, your conversations leave this browser. What you have
        not sent yet can wait, sealed so that only your next sign-in opens it.
      </p>
      <label className="erasure__understood" htmlFor={id}>
        <input id={id} type="checkbox" checked={keep} onChange={({ target }) => choose(target.checked)} />
        Keep what I have not sent
      </label>
    </section>
  );
}
