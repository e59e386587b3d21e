import { useEffect, useRef } from 'react';

/** https://html.spec.whatwg.org/multipage/interaction.html#closewatcher, as far as it is used here. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Where the browser has it, a telephone's way back closes what lies over the page, instead of leaving the page below. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !Watcher) return;
    const watcher = new Watcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
