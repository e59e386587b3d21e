import { useRef } from 'react';

/** What a modal that made way for another one would have given the focus back to. */
let handedOn: HTMLElement | null = null;

/** For a modal without a trigger of its own: the focus goes back to what had it before. */
export function useFocusBack() {
  const from = useRef<HTMLElement | null>(null);
  return {
    keep: () => {
      from.current = whereToReturn();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const to = from.current ?? handedOn;
      handedOn = isBehindAnother(to) ? to : null;
      if (!handedOn) to?.focus();
    },
  };
}

/** What has the focus; a menu's item will be gone, and what opened the menu stands for it. */
function whereToReturn(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menu) return document.getElementById(menu);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

function isBehindAnother(place: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some((modal) => !modal.contains(place));
}
