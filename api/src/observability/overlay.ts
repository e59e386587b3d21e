type Method = (...args: never[]) => unknown;

/** `base` with the methods of `over` in place of its own: whatever else a port comes to hold passes through. */
export function overlay<T extends object>(base: T, over: Partial<T>): T {
  return Object.fromEntries([...methodsOf(base), ...methodsOf(over)]) as T;
}

function methodsOf(target: object): [string, Method][] {
  const methods: [string, Method][] = [];
  for (let level = target; level !== Object.prototype; level = Object.getPrototypeOf(level) as object) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const value = Reflect.get(target, name) as Method | undefined;
      if (typeof value === 'function' && name !== 'constructor') methods.push([name, value.bind(target)]);
    }
  }
  return methods;
}
