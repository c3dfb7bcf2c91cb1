/**
 * Source with a line inserted in alphabetical order among similar lines.
 * @param pattern matches the similar lines and captures what they are ordered by.
 * @throws if no line matches: the file is not as expected.
 */
export function insertLine(source: string, pattern: RegExp, name: string, line: string): string {
  const lines = source.split('\n');
  const known = lines.flatMap((text, at) => {
    const key = pattern.exec(text)?.[1];
    return key === undefined ? [] : [{ key, at }];
  });
  const last = known.at(-1);
  if (last === undefined) throw new Error(`no line matches ${pattern.source}`);
  const next = known.find(({ key }) => key > name);
  lines.splice(next?.at ?? last.at + 1, 0, line);
  return lines.join('\n');
}

/** Source with a line inserted after the last line that matches. @throws if none does. */
export function appendLine(source: string, pattern: RegExp, line: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((text) => pattern.test(text));
  if (last < 0) throw new Error(`no line matches ${pattern.source}`);
  lines.splice(last + 1, 0, line);
  return lines.join('\n');
}
