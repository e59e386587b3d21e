import { Keyboard } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../shared/ui/dialog';
import {
  keysSwitched,
  selectAreKeysOn,
  selectIsSheetOpen,
  sheetClosed,
  sheetOpened,
} from './shortcuts.slice';
import './shortcuts.css';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What a single key does, where nobody types. */
const SINGLE: readonly Shortcut[] = [
  { keys: ['?'], does: 'This list' },
  { keys: ['/'], does: 'To your question' },
  { keys: ['N'], does: 'A new conversation' },
];
const ALWAYS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search your conversations' },
  { keys: ['Enter'], does: 'Send the question' },
  { keys: ['Shift', 'Enter'], does: 'A new line in the question' },
  { keys: ['Ctrl', 'Z'], does: 'Bring back the conversation you just deleted or archived' },
  { keys: ['Home'], does: 'To the first message, from within the conversation' },
  { keys: ['End'], does: 'To the newest message' },
  { keys: ['Esc'], does: 'Close what lies over the page' },
];

/** 'Keyboard shortcuts', with a switch for the single keys. */
export function ShortcutSheet() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsSheetOpen);
  const areKeysOn = useSelector(selectAreKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" open={isOpen} onClose={() => dispatch(sheetClosed())}>
      <p className="quiet small">On a Mac, Command does what Ctrl does here.</p>
      <dl className="shortcuts">
        {[...(areKeysOn ? SINGLE : []), ...ALWAYS].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcuts__switch">
        <input
          type="checkbox"
          checked={areKeysOn}
          onChange={(event) => dispatch(keysSwitched(event.target.checked))}
        />
        Single keys work while you are not typing
      </label>
    </Dialog>
  );
}

export function ShortcutsMenuItem() {
  const dispatch = useDispatch();
  return (
    <DropdownMenu.Item className="menu__item" onSelect={() => dispatch(sheetOpened())}>
      <Keyboard size="1.125rem" aria-hidden /> Keyboard shortcuts
    </DropdownMenu.Item>
  );
}
