import { useEffect, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button';
import { TextAreaField } from '../../shared/ui/field';
import { selectTransform, transformOpened, transformRequested, type TransformPage } from './transform.slice';
import './transform.css';

interface TransformFormProps {
  page: TransformPage;
  button: string;
}

/** What the test and the debug page share: the box, the button, and the error in red. */
export function TransformForm({ page, button }: TransformFormProps) {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectTransform);
  const [text, setText] = useState('');
  useEffect(() => void dispatch(transformOpened()), [dispatch]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(transformRequested({ text, page }));
  }

  return (
    <form className="transform__form" onSubmit={submit}>
      <TextAreaField
        label="Text"
        rows={6}
        placeholder="Enter text to transform"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="primary" type="submit" disabled={status === 'processing'}>
        {status === 'processing' ? 'Processing...' : button}
      </Button>
      {status === 'error' && (
        <p className="transform__error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

/** Back from a page that has no other navigation. */
export function BackToApp() {
  return (
    <p>
      <Link to="/app" className="tall-link">
        Back to the app
      </Link>
    </p>
  );
}

const LABEL_LENGTHS = { test: 50, debug: 30 } as const satisfies Record<TransformPage, number>;

/** 'Debug: result, <first characters>' (spec §2 "Test and debug pages"). */
export function DebugLine({ page }: { page: TransformPage }) {
  const { status, completion } = useSelector(selectTransform);
  const start = completion.slice(0, LABEL_LENGTHS[page]);
  return (
    <p className="quiet small" role="status">
      Debug: {status}
      {start !== '' && `, "${start}"`}
    </p>
  );
}
