import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { createChecker, parseDate, parseHorizon } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { pretty } from '../reporters/pretty.ts';
import { makeReport } from '../reporters/report.ts';
import { reportText } from '../reporters/reporter.ts';
import { configName, exampleFiles } from './example-files.ts';
import type { RuleExample } from './parse-examples.ts';

/** The configuration with that of an example over it. */
function configOf(config: LintConfig, { files }: RuleExample): LintConfig {
  const own = JSON.parse(files.get(configName) ?? '{}') as LintConfig;
  return { ...config, ...own, rules: { ...config.rules, ...own.rules } };
}

/** Formats findings as an example has them: without the summary. */
export function exampleReport(findings: readonly LocatedFinding[], horizonDays?: number): string {
  const report = makeReport(findings, [], { failLevel: 'error', horizonDays });
  return reportText(pretty, report, { colour: false })
    .replace(/\n?[^\n]*\n$/, '')
    .trimEnd();
}

/**
 * Checks an example with one rule, as `forecourt lint` does.
 * @param config defines the rule, unless it is built in. @param now the moment, ISO 8601.
 * @returns the report on the example's own files and pictures.
 * @throws {SyntaxError | RangeError} for a configuration that is no JSON, or a date that is none.
 */
export async function reportOnExample(
  rule: string,
  example: RuleExample,
  config: LintConfig,
  now: string,
): Promise<string> {
  const at = example.settings.get('at');
  const horizon = example.settings.get('horizon');
  const horizonDays = horizon === undefined ? undefined : parseHorizon(horizon);
  const settings = {
    ...({ report: 'lint', onlyRules: [rule], now, horizonDays } as const),
    at: at === undefined ? undefined : parseDate(at),
    config: configOf(config, example),
  };
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-example-'));
  // A tenant's folder has its slug as name.
  const tenant = join(folder, 'demo');
  try {
    for (const [path, content] of exampleFiles(example)) {
      await mkdir(dirname(join(tenant, path)), { recursive: true });
      await writeFile(join(tenant, path), content);
    }
    const checker = createChecker({
      files: blockingFileSystem,
      config: () => settings,
      workers: 1,
    });
    const { findings } = await checker.check(tenant);
    const named = findings.map((each) => ({ ...each, file: relative(tenant, each.file) }));
    return exampleReport(
      named.filter(({ file }) => example.files.has(file) || example.settings.has(`/${file}`)),
      horizonDays,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
