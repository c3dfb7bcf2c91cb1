/** How Node, and packages whose native code is a package of its own, say that one is missing. */
const saysMissing = /Cannot find package '([^']+)'|Could not load the "([^"]+)" module/;

/**
 * What to tell a person whose installation lacks a package; undefined if that is not what went wrong.
 * @param said by the error, or by a process that it ended.
 */
export function missingPackage(said: string): string | undefined {
  const [, unknown, unloadable] = saysMissing.exec(said) ?? [];
  const name = unknown ?? unloadable;
  return name === undefined
    ? undefined
    : `the package "${name}" is needed for this and not installed here: npm install ${name}`;
}
