/** Calls `listener` for each event of that name. Returns a function that ends it. */
export function listen(
  target: EventTarget,
  name: string,
  listener: (event: never) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(name, listener as (event: Event) => void, options);
  return () => target.removeEventListener(name, listener as (event: Event) => void, options);
}
