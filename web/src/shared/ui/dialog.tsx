import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useFocusBack } from '../lib/use-focus-back';
import { useLayer } from '../lib/use-layer';
import { IconButton } from './button';
import './overlays.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  wide?: boolean;
  /** Of a dialog that has the whole screen to itself: `dialog--{look}`. */
  look?: string;
  children: ReactNode;
}

/** A modal: a sheet from below on a phone, a card in the middle elsewhere. */
export function Dialog({ title, open, onClose, wide, look, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack();
  useLayer(open, onClose);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay" />
        <Primitive.Content
          className={['dialog', wide && 'dialog--wide', look && `dialog--${look}`].filter(Boolean).join(' ')}
          aria-describedby={undefined}
          ref={content}
          // The dialog itself, so that it is read from its title: not the button that would close it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusBack.keep();
            content.current?.focus();
          }}
          onCloseAutoFocus={focusBack.giveBack}
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
