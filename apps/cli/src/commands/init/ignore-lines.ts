import type { Plan } from './planned-file.ts';

/** Adds missing lines to a list of ignored files; existing lines stay unchanged. */
export function addIgnored(existing: string | undefined, wanted: readonly string[]): Plan {
  const known = new Set((existing ?? '').split(/\r?\n/).map((line) => line.trim()));
  const bare = (line: string) => line.replace(/^\//, '').replace(/\/$/, '');
  const has = (line: string) => [...known].some((each) => bare(each) === bare(line));
  const lines = wanted.filter((line) => !has(line));
  if (lines.length === 0) return { outcome: 'unchanged' };
  const end = existing?.includes('\r\n') ? '\r\n' : '\n';
  const before = existing ?? '';
  const gap = before === '' || before.endsWith('\n') ? '' : end;
  const text = `${before}${gap}${lines.join(end)}${end}`;
  return { outcome: existing === undefined ? 'created' : 'changed', text };
}
