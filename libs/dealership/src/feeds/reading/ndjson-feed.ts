import { parseJson } from '@forecourt/json';
import { FeedError } from './feed-error.ts';
import { maxRecordDepth, maxRecordLength } from './feed-record.ts';
import type { FeedRecord } from './feed-record.ts';

function recordOf(text: string, line: number): FeedRecord {
  const parsed = parseJson(text, { maxBytes: maxRecordLength, maxDepth: maxRecordDepth });
  const [finding] = parsed.findings;
  if (!parsed.ok || finding !== undefined)
    return { line, value: {}, error: finding?.message ?? 'is not valid JSON' };
  const { value } = parsed;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, value };
  return { line, value: {}, error: 'is no object' };
}

/** Reads a feed with a JSON object on each line; empty lines are skipped. */
export async function* readNdjson(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  let line = 1;
  let open = '';
  for await (const text of texts) {
    const lines = (open + text).split('\n');
    open = lines.pop()!;
    if (open.length > maxRecordLength)
      throw new FeedError(`holds a line of over ${maxRecordLength} characters`, line);
    for (const each of lines) {
      if (each.trim() !== '') yield recordOf(each, line);
      line += 1;
    }
  }
  if (open.trim() !== '') yield recordOf(open, line);
}
