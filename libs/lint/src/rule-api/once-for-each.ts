/** Memoizes a function of a string, which may be undefined. */
export function onceForEach<N extends string | undefined, T>(make: (name: N) => T): (name: N) => T {
  const made = new Map<N, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined || made.has(name)) return known as T;
    const value = make(name);
    made.set(name, value);
    return value;
  };
}
