import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './button';
import './overlays.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** A modal: a sheet from below on a phone, a card in the middle elsewhere. */
export function Dialog({ title, open, onClose, wide, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const openedFrom = useRef<HTMLElement | null>(null);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay" />
        <Primitive.Content
          className={wide ? 'dialog dialog--wide' : 'dialog'}
          aria-describedby={undefined}
          ref={content}
          // The dialog itself, so that it is read from its title: not the button that would close it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openedFrom.current = whereToReturn();
            content.current?.focus();
          }}
          // Our dialogs have no trigger of their own that the focus would go back to.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            openedFrom.current?.focus();
          }}
        >
          <header className="dialog__head">
            <Primitive.Title className="dialog__title" dir="auto">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close">
                <X size="1.25rem" aria-hidden />
              </IconButton>
            </Primitive.Close>
          </header>
          <div className="dialog__body">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What had the focus; a menu's item is gone by then, and what opened the menu stands for it. */
function whereToReturn(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menu) return document.getElementById(menu);
  return focused instanceof HTMLElement ? focused : null;
}
