import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Outcome } from './application-form';
import { applicationActions } from './application.actions';
import { selectApplication } from './application.slice';

const DONE = {
  confirmed: {
    title: 'Thank you',
    text: 'Your address is confirmed. Keep the mail: its link takes your application back, whenever you like.',
  },
  withdrawn: { title: 'It is erased', text: 'Nobody can read what you sent any more. The link is used up.' },
} as const;

/** /application, by the link in a mail: by buttons, because programs that look through mail open its links. */
export function ApplicationLink({ token }: { token: string }) {
  const dispatch = useDispatch();
  const { status, error, done } = useSelector(selectApplication);
  if (token === '') return <BrokenLink />;
  if (done) return <Outcome title={DONE[done].title}>{DONE[done].text}</Outcome>;
  const isWorking = status !== 'idle';
  return (
    <div className="auth__form">
      <h1>Your application</h1>
      <p className="auth__lead">You opened a link that was sent to your email address.</p>
      {error && <Notice kind="error">{error}</Notice>}
      <Button
        kind="primary"
        wide
        disabled={isWorking}
        onClick={() => dispatch(applicationActions.confirmSubmitted(token))}
      >
        Yes, this is my address
      </Button>
      <Button wide disabled={isWorking} onClick={() => dispatch(applicationActions.withdrawSubmitted(token))}>
        Take it back and erase it
      </Button>
      <p className="auth__other">If you sent nothing, close this page, or erase it.</p>
    </div>
  );
}

function BrokenLink() {
  return (
    <div className="auth__form">
      <h1>This link is not whole</h1>
      <p className="auth__lead">Please open it from the mail again, or copy all of it.</p>
      <p className="auth__other">
        <Link to="/platform">Back to the platform</Link>
      </p>
    </div>
  );
}
