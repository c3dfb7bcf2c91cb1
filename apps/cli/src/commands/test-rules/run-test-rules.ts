import { pluralize } from '@forecourt/domain';
import type { Rule } from '@forecourt/lint';
import { exitCodes } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { examplesUnder } from '../../shared/rule-examples/parse-examples.ts';
import type { RuleExample } from '../../shared/rule-examples/parse-examples.ts';
import { reportOnExample } from '../../shared/rule-examples/report-on-example.ts';
import { ownRules } from '../../shared/own-rules/own-rules.ts';
import type { OwnRules } from '../../shared/own-rules/own-rules.ts';
import { ruleOf } from '../../shared/rules/rule-of.ts';
import { printable } from '../../shared/terminal/printable.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

/** Runs an example. @returns what is wrong with it; undefined if it is as its page says. */
async function failureOf(
  { meta }: Rule,
  { config }: OwnRules,
  example: RuleExample,
  isIncorrect: boolean,
): Promise<string | undefined> {
  const expected = isIncorrect ? (example.expected ?? '') : '';
  if (example.files.size === 0 || example.files.has(''))
    return 'has a "json" fence without the name of its file: write ```json pages/sale.json';
  const now = new Date().toISOString();
  const report = await reportOnExample(meta.id, example, config, now).catch(
    (error: Error) => `can't be run: ${printable(error.message)}`,
  );
  if (report === expected && report !== '') return undefined;
  if (report === expected) return isIncorrect ? 'has no findings' : undefined;
  const wanted = isIncorrect
    ? `has another report than its page says, in a "text" fence after the files. The report is:`
    : 'has findings:';
  return `${wanted}\n\n${indented(report)}`;
}

/** Runs the examples of a rule's page. @returns their number, and what is wrong. */
async function testRule(rule: Rule, own: OwnRules, page: string) {
  const failures: string[] = [];
  let count = 0;
  for (const heading of ['Incorrect', 'Correct']) {
    const examples = examplesUnder(page, heading);
    if (examples.length === 0) failures.push(`has no examples under "## ${heading}"`);
    for (const [index, example] of examples.entries()) {
      count += 1;
      const failure = await failureOf(rule, own, example, heading === 'Incorrect');
      if (failure !== undefined) failures.push(`"${heading}", example ${index + 1}, ${failure}`);
    }
  }
  return { count, failures };
}

/**
 * Tests own rules by the examples of their pages.
 * @param ids of the rules; all that have a page if empty.
 * @param config file of the configuration; the nearest one if undefined.
 * @returns the exit code.
 * @throws {UsageError} for an unknown rule, and a configuration that can't be used.
 */
export async function runTestRules(
  ids: readonly string[],
  config: string | undefined,
  { stdout }: ProcessContext,
): Promise<ExitCode> {
  const own = await ownRules(config);
  const rules = ids.length > 0 ? ids.map((id) => ruleOf(id, own.rules)) : own.rules;
  if (rules.length === 0) stdout.write('The configuration has no rules of its own.\n');
  let failed = 0;
  for (const rule of rules) {
    const { id } = rule.meta;
    const page = await own.readPage(rule);
    if (page === undefined) {
      stdout.write(`none    ${id}: has no page ${own.folder}/${id}.md\n`);
      continue;
    }
    const { count, failures } = await testRule(rule, own, page);
    if (failures.length === 0) stdout.write(`ok      ${id}: ${pluralize(count, 'example')}\n`);
    else failed += 1;
    for (const failure of failures) stdout.write(`failed  ${id}: ${failure}\n`);
  }
  return failed > 0 ? exitCodes.findings : exitCodes.fine;
}
