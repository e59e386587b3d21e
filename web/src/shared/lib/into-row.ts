/** A ref for what is chosen in a row that is wider than the screen: it scrolls into sight. Nothing does without layout. */
export function intoRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [own, seen] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.right > seen.right) row.scrollLeft += own.right - seen.right;
  if (own.left < seen.left) row.scrollLeft -= seen.left - own.left;
}
