/**
 * For a control that is about to go: the focus would fall to the document's body. It goes to what is around the control,
 * where what was asked for will stand, and a screen reader reads on from there.
 */
export function focusAround(control: Element): void {
  control.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
