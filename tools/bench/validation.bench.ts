import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validatePage } from '../../libs/block-schemas/src/index.ts';
import { parseJson } from '../../libs/json/src/index.ts';
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

function throughput(directory: string): Result[] {
  const files = writePages(directory, pageCount);
  const { a, b, ratio } = compare(
    () => readAndValidate(files),
    () => readAndParse(files),
  );
  const rate = Math.round((pageCount / a) * 1000);
  const other = ajvCliTime(directory);
  return [
    {
      name: 'read, parse and validate 10,000 pages / read and JSON.parse them',
      ratio,
      limit: 3,
      detail: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms of CPU, ${rate} pages a second`,
    },
    {
      name: 'the same / ajv-cli with the schema {"type": "object"}',
      ratio: a / other,
      limit: 1,
      detail: `ajv-cli takes ${other.toFixed(0)} ms of CPU, ${(other / b).toFixed(2)} times reading and parsing`,
    },
  ];
}

/** Preload module that prints a process's CPU time in milliseconds when it exits. */
const reportCpu =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(`cpu ${(user+system)/1000}`)})';

/** Milliseconds of CPU that ajv-cli takes for all pages of a folder: the median of three processes. */
function ajvCliTime(directory: string): number {
  const schema = join(directory, '..', 'trivial.json');
  writeFileSync(schema, '{"type":"object"}');
  const cli = createRequire(import.meta.url).resolve('ajv-cli/dist/index.js');
  const args = [
    '--import',
    reportCpu,
    cli,
    'validate',
    '-s',
    schema,
    '-d',
    join(directory, '*.json'),
  ];
  const times = Array.from({ length: 3 }, () => {
    const { status, stderr } = spawnSync(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    const milliseconds = /cpu ([\d.]+)$/.exec(stderr)?.[1];
    if (status !== 0 || !milliseconds) throw new Error(`ajv-cli failed: ${stderr.slice(-300)}`);
    return Number(milliseconds);
  });
  return times.sort((x, y) => x - y)[1]!;
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

/** Measures validation against reading and parsing the same files. */
export function validationBench(): Result[] {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    return [
      ...throughput(join(directory, 'pages')),
      ...[65, 1_000, 100_000].map((depth) => refusal(directory, depth)),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
