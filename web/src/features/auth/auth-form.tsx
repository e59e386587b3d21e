import type { UnknownAction } from '@reduxjs/toolkit';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsOnline } from '../../shared/lib/use-is-online';
import { Button } from '../../shared/ui/button';
import { TextField, type TextFieldProps } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { authActions, selectForm } from './auth.slice';

interface AuthFormProps<Input> {
  title: string;
  lead: ReactNode;
  /** What another page handed to this one. */
  message?: string | null;
  /** Said when it is shown; a visitor who is signed in goes on to the app, unless the form is for members as well. */
  opened?: UnknownAction;
  empty: Input;
  fields: readonly (TextFieldProps & { name: keyof Input & string })[];
  /** The field that a refusal is about. */
  fieldOf: Readonly<Record<string, keyof Input>>;
  /** What submitting the form agrees to. */
  consent?: ReactNode;
  button: string;
  busyButton: string;
  onSubmit: (input: Input) => void;
  /** Another way to the same. */
  beside?: ReactNode;
  /** The way to the other form. */
  children: ReactNode;
}

/** What login and registration have in common. */
export function AuthForm<Input extends Record<keyof Input, string>>(props: AuthFormProps<Input>) {
  const {
    title,
    lead,
    message,
    opened = authActions.formOpened(null),
    empty,
    fields,
    fieldOf,
    consent,
    button,
    busyButton,
    onSubmit,
    beside,
    children,
  } = props;
  const dispatch = useDispatch();
  const state = useSelector(selectForm);
  const { form, input, field, general } = useFields(empty, state, fieldOf);
  const isOnline = useIsOnline();
  const [isShown, setShown] = useState(false);
  const onOpen = useRef(opened);
  useEffect(() => void dispatch(onOpen.current), [dispatch]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // A browser would keep what stands in a text field, to suggest it.
    setShown(false);
    onSubmit(input);
  }

  return (
    <form className="auth__form" noValidate onSubmit={submit} ref={form}>
      <div>
        <h1>{title}</h1>
        <p className="auth__lead">{lead}</p>
      </div>
      {message && <Notice kind="success">{message}</Notice>}
      {fields.map(({ name, type, ...attributes }) => (
        <TextField
          key={name}
          {...attributes}
          type={isShown && type === 'password' ? 'text' : type}
          {...field(name)}
        />
      ))}
      {fields.some(({ type }) => type === 'password') && (
        <Button
          kind="quiet"
          small
          className="auth__show"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size="1rem" aria-hidden /> : <Eye size="1rem" aria-hidden />}
          Show password
        </Button>
      )}
      {!isOnline && <Notice kind="error">You are offline, and this needs a connection.</Notice>}
      {general && <Notice kind="error">{general}</Notice>}
      {consent && <p className="auth__consent">{consent}</p>}
      <Button kind="primary" type="submit" wide disabled={state.status !== 'idle'}>
        {state.status === 'idle' ? button : busyButton}
      </Button>
      {beside}
      <p className="auth__other">{children}</p>
    </form>
  );
}
