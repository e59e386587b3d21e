import { useEffect } from 'react';
import { LIMITS } from '@emit/contract/limits';
import { listen } from '../../../shared/lib/listen';

/** Calls back for a swipe of more than 50 px that is more across than along (spec §2 "Sidebar"). */
export function useSwipe(enabled: boolean, onRight: () => void, onLeft: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    let from: Touch | undefined;
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 1 && !scrollsSideways(event.target) ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      const along = Math.abs(to.clientY - from.clientY);
      from = undefined;
      if (Math.abs(across) <= LIMITS.swipeThresholdPx || Math.abs(across) <= along) return;
      if (across > 0) onRight();
      else onLeft();
    };
    const passive = { passive: true };
    const stops = [
      listen(document, 'touchstart', begin, passive),
      listen(document, 'touchend', end, passive),
    ];
    return () => stops.forEach((stop) => stop());
  }, [enabled, onRight, onLeft]);
}

/** Whether a finger there moves something else: a row of buttons, a wide table. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
