import { useRef } from 'react';

/** For a modal without a trigger of its own: the focus goes back to what had it before. */
export function useFocusBack() {
  const from = useRef<HTMLElement | null>(null);
  return {
    keep: () => {
      from.current = whereToReturn();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      from.current?.focus();
    },
  };
}

/** What has the focus; a menu's item will be gone, and what opened the menu stands for it. */
function whereToReturn(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menu) return document.getElementById(menu);
  return focused instanceof HTMLElement ? focused : null;
}
