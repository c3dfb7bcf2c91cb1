import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson, validatePage } from '../../libs/block-schemas/src/index.ts';
import { writePages } from './generated-pages.ts';
import { compare, type Result } from './measure.ts';

const pageCount = 10_000;

const readAndParse = (files: readonly string[]) => {
  for (const file of files) JSON.parse(readFileSync(file, 'utf8'));
};

/** Reads, parses and validates; throws at the first finding, for the pages have none. */
const readAndValidate = (files: readonly string[]) => {
  for (const file of files) {
    const parsed = parseJson(readFileSync(file, 'utf8'));
    const findings = parsed.ok ? validatePage(parsed.value).findings : parsed.findings;
    if (findings.length > 0)
      throw new Error(`${file}: ${findings[0]!.pointer} ${findings[0]!.message}`);
  }
};

function throughput(directory: string): Result {
  const files = writePages(directory, pageCount);
  const { a, b, ratio } = compare(
    () => readAndValidate(files),
    () => readAndParse(files),
  );
  const rate = Math.round((pageCount / a) * 1000);
  return {
    name: 'read, parse and validate 10,000 pages / read and JSON.parse them',
    ratio,
    limit: 3,
    detail: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms of CPU, ${rate} pages a second`,
  };
}

/** A document that nests deeply is refused for about what reading it costs. */
function refusal(directory: string, depth: number): Result {
  const file = join(directory, `depth-${depth}.json`);
  writeFileSync(file, '['.repeat(depth) + ']'.repeat(depth));
  const rounds = depth > 10_000 ? 300 : 2_000;
  const times = (work: () => void) => () => {
    for (let round = 0; round < rounds; round++) work();
  };
  const refuse = times(() => {
    if (parseJson(readFileSync(file, 'utf8')).ok) throw new Error('should be refused');
  });
  const { a, b, ratio } = compare(
    refuse,
    times(() => readFileSync(file, 'utf8')),
  );
  const micro = (milliseconds: number) => ((milliseconds / rounds) * 1000).toFixed(0);
  return {
    name: `refuse a document of ${depth.toLocaleString('en')} levels / read it`,
    ratio,
    limit: 3,
    detail: `${micro(a)} µs / ${micro(b)} µs of CPU`,
  };
}

/** What validation costs, beside reading and parsing the same files. */
export function validationBench(): Result[] {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    return [
      throughput(join(directory, 'pages')),
      ...[65, 1_000, 100_000].map((depth) => refusal(directory, depth)),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
