import { join } from 'node:path';
import type { Cutoff } from '@forecourt/block-schemas';
import { blockingFileSystem, locateInFiles, readTenant } from '@forecourt/content';
import { lintTenant } from '@forecourt/lint/testing/lint-tenant';
import { exampleFiles } from '../shared/rule-examples/example-files.ts';
import type { RuleExample } from '../shared/rule-examples/parse-examples.ts';
import { exampleReport, reportOnExample } from '../shared/rule-examples/report-on-example.ts';
import { temporaryTenant } from './temporary-tenant.ts';

/** A registry of cutoffs in place of the built-in one. */
const registryName = 'cutoffs.json';

/** Same as `reportOnExample`, with cutoffs, which no configuration has. */
async function lintWithCutoffs(rule: string, example: RuleExample, text: string): Promise<string> {
  const files = new Map(exampleFiles(example));
  files.delete(registryName);
  const directory = join(await temporaryTenant(Object.fromEntries(files)), 'tenants/demo');
  const { snapshot } = await readTenant(directory, { fs: blockingFileSystem });
  const found = lintTenant({
    snapshot: snapshot!,
    now: new Date().toISOString(),
    cutoffs: JSON.parse(text) as readonly Cutoff[],
  }).filter(({ finding }) => finding.rule === rule);
  const context = { fs: blockingFileSystem, directory, nameOf: (path: string) => path };
  return exampleReport(await locateInFiles(context, found));
}

/** Returns the report on an example of a built-in rule. */
export async function lintExample(rule: string, example: RuleExample): Promise<string> {
  const registry = example.files.get(registryName);
  return registry === undefined
    ? reportOnExample(rule, example, {}, new Date().toISOString())
    : lintWithCutoffs(rule, example, registry);
}
