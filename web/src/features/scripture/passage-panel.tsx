import { BookOpenText, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { IconButton } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useLayer } from '../../shared/lib/use-layer';
import { useMedia } from '../../shared/lib/use-media';
import { PassageContent } from './passage-content';
import { scriptureActions, selectOpened, type OpenedPassage } from './scripture.slice';
import './passage.css';

/** Where there is room for the conversation and the passage side by side. */
const WIDE = '(min-width: 1100px)';

interface PassagePanelProps {
  asSheet?: boolean;
  /** What else can be done with the quotation that it was opened from: the screen knows. */
  extra?: (quotation: Quotation) => ReactNode;
}

/** The passage that a reference opens: beside the conversation on a wide screen, a sheet over it elsewhere, or always. */
export function PassagePanel({ asSheet = false, extra }: PassagePanelProps) {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpened);
  const isWide = useMedia(WIDE) && !asSheet;
  const close = () => dispatch(scriptureActions.passageClosed());
  // It is not there any more when one comes back from another tab.
  useEffect(() => () => void dispatch(scriptureActions.passageClosed()), [dispatch]);

  if (isWide) return opened && <SidePanel opened={opened} extra={extra} onClose={close} />;
  return (
    <Dialog title={opened?.reference ?? ''} open={opened !== null} onClose={close}>
      {opened && <PassageContent opened={opened} extra={extra} />}
    </Dialog>
  );
}

interface SidePanelProps extends Pick<PassagePanelProps, 'extra'> {
  opened: OpenedPassage;
  onClose: () => void;
}

function SidePanel({ opened, extra, onClose }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const latest = useRef(onClose);
  useLayer(true, onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !panel.current?.contains(focused)) opener.current = focused;
    panel.current?.focus();
  }, [opened]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A menu or dialog above it closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('.overlay'))
        latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      opener.current?.focus();
    };
  }, []);
  return (
    <aside className="passage" ref={panel} tabIndex={-1} aria-labelledby="passage-title">
      <header className="passage__head">
        <BookOpenText size="1.1875rem" aria-hidden />
        <h2 id="passage-title">{opened.reference}</h2>
        <IconButton label="Close the passage" onClick={onClose}>
          <X size="1.25rem" aria-hidden />
        </IconButton>
      </header>
      <div className="passage__body">
        <PassageContent opened={opened} extra={extra} />
      </div>
    </aside>
  );
}
