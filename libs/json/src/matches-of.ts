/**
 * Returns all matches of a pattern with the flag `g`. Unlike `matchAll`, it doesn't copy the pattern,
 * which takes longer than searching a short text.
 * @param pattern must not match an empty string.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    matches.push(match);
  return matches;
}
