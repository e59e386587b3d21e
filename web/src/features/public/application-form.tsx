import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useIsOnline } from '../../shared/lib/use-is-online';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { selectApplication } from './application.slice';

type Attributes<Input> = ReturnType<typeof useFields<Input & Record<keyof Input, string>>>['field'];

interface ApplicationFormProps<Input> {
  title: string;
  lead: string;
  empty: Input;
  /** The field that a refusal is about. */
  fieldOf: Readonly<Record<string, keyof Input>>;
  fields: (field: Attributes<Input>) => ReactNode;
  /** What happens once it is sent, a step a line. */
  next: readonly string[];
  button: string;
  onSubmit: (input: Input) => void;
  /** In the place of the form, once it is sent. */
  thanks: ReactNode;
}

/** What the forms for waitlists and affiliates have in common. What is typed stays whatever becomes of the request. */
export function ApplicationForm<Input extends Record<keyof Input, string>>(
  props: ApplicationFormProps<Input>,
) {
  const { title, lead, empty, fieldOf, fields, next, button, onSubmit, thanks } = props;
  const state = useSelector(selectApplication);
  const { form, input, field, general } = useFields(empty, state, fieldOf);
  const isOnline = useIsOnline();
  if (state.status === 'succeeded') return <Outcome title="Thank you">{thanks}</Outcome>;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(input);
  }

  return (
    <form className="auth__form" noValidate onSubmit={submit} ref={form}>
      <div>
        <h1>{title}</h1>
        <p className="auth__lead">{lead}</p>
      </div>
      {fields(field)}
      <div>
        <h2 className="field__label">What happens next</h2>
        <ol className="told__list">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {!isOnline && <Notice kind="error">There is no connection, and this needs one.</Notice>}
      {general && <Notice kind="error">{general}</Notice>}
      <p className="auth__consent">
        By sending this you agree that we keep what you typed, to answer you, as the{' '}
        <Link to="/privacy">privacy page</Link> says.
      </p>
      <Button kind="primary" type="submit" wide disabled={state.status !== 'idle'}>
        {state.status === 'idle' ? button : 'Sending...'}
      </Button>
    </form>
  );
}

/** In the place of a form that was sent: the focus, which was in it, goes to the heading, so that it is read. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="auth__form">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <Notice kind="success">{children}</Notice>
      <p className="auth__other">
        <Link to="/platform">Back to the platform</Link>
      </p>
    </div>
  );
}
