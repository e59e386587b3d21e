import { ArrowUp, Square } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import { IconButton } from '../../../shared/ui/button';
import { Dots } from '../../../shared/ui/loading';
import { Notice } from '../../../shared/ui/notice';
import { askActions, selectBusy, selectFailure, selectIsStopping } from './ask.slice';
import { selectActive, selectActiveId } from '../chat.slice';
import { countOf } from '../conversation';
import { draftChanged, NO_TALK, selectDraft, type DraftsRoot } from './drafts.slice';
import { FormatChip, ResponseFormats } from './response-formats';

interface ComposerProps {
  placeholder: string;
  showFormats: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Beside the box: the microphone, where there is one. */
  extra?: ReactNode;
  note?: ReactNode;
}

/** Spec §2 "Input area": Enter sends, Shift+Enter adds a line, nothing is sent twice. */
export function Composer({ placeholder, showFormats, box, extra, note }: ComposerProps) {
  const dispatch = useDispatch();
  const busy = useSelector(selectBusy);
  const isStopping = useSelector(selectIsStopping);
  const failure = useSelector(selectFailure);
  const talk = useSelector(selectActiveId) ?? NO_TALK;
  const formats = useFormats(showFormats, talk);
  const text = useSelector((state: DraftsRoot) => selectDraft(state, talk));
  const isTooLong = text.length > LIMITS.promptMax;
  const isSendable = !busy && text.trim() !== '' && !isTooLong;
  const wasBusy = useRef(false);

  useEffect(() => {
    // The box was disabled while the guide answered and lost the focus: the next thing to do is to go on.
    if (wasBusy.current && !busy && document.activeElement === document.body) box.current?.focus();
    wasBusy.current = busy;
  }, [busy, box]);

  function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy || isTooLong) return;
    // Before it is asked: a new conversation takes along what is typed.
    if (isSendable) dispatch(draftChanged({ talk, text: '' }));
    dispatch(askActions.submitted(text));
  }

  function fold() {
    if (!formats.hasChip) return;
    formats.toggle();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className="composer" onSubmit={submit}>
      {note}
      {formats.hasRow && <ResponseFormats disabled={busy} onChosen={fold} />}
      {isTooLong && <TooLong length={text.length} />}
      {failure?.question === null && <Notice kind="error">{failure.text}</Notice>}
      <div className="composer__box">
        <textarea
          ref={box}
          className="composer__text"
          aria-label="Your question"
          dir="auto"
          rows={1}
          placeholder={placeholder}
          value={text}
          disabled={busy}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            dispatch(draftChanged({ talk, text: event.target.value }));
            if (failure) dispatch(askActions.failureDismissed());
          }}
        />
        <div className="composer__buttons">
          {formats.hasChip && (
            <FormatChip disabled={busy} expanded={formats.hasRow} onPress={formats.toggle} />
          )}
          {!busy && extra}
          {busy && (
            <IconButton
              label={isStopping ? 'Stopping the reply' : 'Stop the reply'}
              disabled={isStopping}
              onClick={() => dispatch(askActions.stopped())}
            >
              <Square size="1rem" aria-hidden />
            </IconButton>
          )}
          <button type="submit" className="composer__send" disabled={!isSendable}>
            {busy ? <Dots /> : <ArrowUp size="1.25rem" aria-hidden />}
            <span className="visually-hidden">{busy ? 'Processing...' : 'Send'}</span>
          </button>
        </div>
      </div>
    </form>
  );
}

/** The row before the first question; after it a chip, which unfolds the row in this conversation until one is chosen. */
function useFormats(isShown: boolean, talk: string) {
  const active = useSelector(selectActive);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const hasBegun = active !== null && countOf(active) > 0;
  const isUnfolded = unfolded === talk;
  return {
    hasChip: isShown && hasBegun,
    hasRow: isShown && (!hasBegun || isUnfolded),
    toggle: () => setUnfolded(isUnfolded ? null : talk),
  };
}

/** Said before it is sent: the server would refuse it. */
function TooLong({ length }: { length: number }) {
  return (
    <Notice kind="error">
      A question has at most {grouped(LIMITS.promptMax)} characters; this one has {grouped(length)}.
    </Notice>
  );
}
