/** Memoizes a function of a name. */
export function onceForEach<N extends string, T>(make: (name: N) => T): (name: N) => T {
  const made = new Map<N, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined || made.has(name)) return known as T;
    const value = make(name);
    made.set(name, value);
    return value;
  };
}
