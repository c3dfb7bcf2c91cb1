/**
 * Returns the string value of the first member of that name in a JSON text, even if the text as a
 * whole can't be parsed; undefined if there is none.
 */
export function claimedName(text: string, member: 'path' | 'name'): string | undefined {
  const found = patterns[member].exec(text);
  if (!found) return undefined;
  try {
    return JSON.parse(found[1]!) as string;
  } catch {
    return undefined;
  }
}

const patterns = {
  path: /"path"\s*:\s*("(?:[^"\\\n]|\\.)*")/,
  name: /"name"\s*:\s*("(?:[^"\\\n]|\\.)*")/,
};
