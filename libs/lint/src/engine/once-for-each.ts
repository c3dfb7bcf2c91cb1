/** Makes what belongs to a name once and gives it again whenever it is asked for. */
export function onceForEach<T extends object>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(name);
    made.set(name, value);
    return value;
  };
}
