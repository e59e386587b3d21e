export interface Held {
  /** Resolves when the call has come to where it waits. */
  readonly reached: Promise<void>;
  release(): void;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Holds the next call of an object's method (for which `when` is true) until it is released; others go on meanwhile. */
export function hold<T extends object>(
  owner: T,
  name: keyof T & string,
  when: (...args: never[]) => boolean = () => true,
): Held {
  const methods = owner as Record<string, Method>;
  const method = methods[name]?.bind(owner) as Method;
  let [reach, release] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  jest.spyOn(methods, name).mockImplementation(async (...args) => {
    if (!isHeld && (when as (...args: unknown[]) => boolean)(...args)) {
      isHeld = true;
      reach();
      await released;
    }
    return method(...args);
  });
  return { reached, release };
}
