import { parseJson } from '@forecourt/json';
import { FeedFault } from './feed-fault.ts';
import { deepestRecord, longestRecord } from './feed-record.ts';
import type { FeedRecord } from './feed-record.ts';

function recordOf(text: string, line: number): FeedRecord {
  const parsed = parseJson(text, { maxBytes: longestRecord, maxDepth: deepestRecord });
  const [finding] = parsed.findings;
  if (!parsed.ok || finding !== undefined)
    return { line, value: {}, fault: finding?.message ?? 'is not valid JSON' };
  const { value } = parsed;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, value };
  return { line, value: {}, fault: 'is no object' };
}

/** Reads a feed with a JSON object on each line; empty lines are passed over. */
export async function* readNdjson(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  let line = 1;
  let open = '';
  for await (const text of texts) {
    const lines = (open + text).split('\n');
    open = lines.pop()!;
    if (open.length > longestRecord)
      throw new FeedFault(`holds a line of over ${longestRecord} characters`, line);
    for (const each of lines) {
      if (each.trim() !== '') yield recordOf(each, line);
      line += 1;
    }
  }
  if (open.trim() !== '') yield recordOf(open, line);
}
