/** Messages of Node, and of packages with separate native code, for a missing package. */
const saysMissing = /Cannot find package '([^']+)'|Could not load the "([^"]+)" module/;

/**
 * Returns advice for an installation that lacks a package; undefined for any other error.
 * @param said message of the error, or output of the process that it ended.
 */
export function missingPackage(said: string): string | undefined {
  const [, unknown, unloadable] = saysMissing.exec(said) ?? [];
  const name = unknown ?? unloadable;
  return name === undefined
    ? undefined
    : `the package "${name}" is needed for this and not installed here: npm install ${name}`;
}
