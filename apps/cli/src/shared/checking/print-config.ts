import { basename, resolve } from 'node:path';
import type { LintConfig } from '@forecourt/block-schemas';
import { ruleSetting } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';
import { exitCodes } from '../errors/exit-codes.ts';
import type { ExitCode } from '../errors/exit-codes.ts';
import { findTargets } from '../targets/targets.ts';
import { printableJson } from '../terminal/printable.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/**
 * Prints the level and the options of every rule as JSON.
 * @param file of a tenant to which overrides apply; true for the configuration without overrides.
 * @throws {UsageError} for a file that belongs to no tenant.
 */
export async function printConfig(
  file: string | true,
  config: LintConfig,
  rules: readonly Rule[],
  { stdout }: ProcessContext,
): Promise<ExitCode> {
  const cwd = process.cwd();
  const [target] = file === true ? [] : (await findTargets([file], cwd)).tenants;
  const tenant = target && basename(resolve(cwd, target.directory));
  const path = target?.only?.[0]?.slice(target.directory === '.' ? 0 : target.directory.length + 1);
  const settings = rules.map((rule) => {
    const { level, options } = ruleSetting(rule, config, tenant ?? '', path);
    return [rule.meta.id, { level, ...options }] as const;
  });
  const printed = {
    tenant,
    file: path,
    rules: Object.fromEntries(settings),
  };
  stdout.write(`${printableJson(printed, 2)}\n`);
  return exitCodes.fine;
}
