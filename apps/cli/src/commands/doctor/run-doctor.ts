import { cwd } from 'node:process';
import picocolors from 'picocolors';
import { exitCodes } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { pluralize } from '@forecourt/domain';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { defaultPath } from '../../shared/targets/targets.ts';
import type { DoctorCheck, Diagnosis, Health } from './check.ts';
import { checkConfiguration, checkTenants } from './content.ts';
import { checkCache, checkGit, checkNode, checkPreview, checkTimeZones } from './machine.ts';

/** Parsed arguments of `forecourt doctor`. */
export interface DoctorRequest {
  /** Folder of tenants or a tenant; the default folder if left out. */
  readonly folder?: string;
  readonly format: 'pretty' | 'json';
}

const checks: readonly DoctorCheck[] = [
  checkNode,
  checkTimeZones,
  checkTenants,
  checkConfiguration,
  checkGit,
  checkCache,
  checkPreview,
  // The driver is loaded only here.
  async (context) => (await import('./database.ts')).checkDatabase(context),
];

const count = (results: readonly Diagnosis[], health: Health) =>
  results.filter((each) => each.health === health).length;

function pretty(results: readonly Diagnosis[], colour: boolean): string {
  const { green, yellow, red, dim } = picocolors.createColors(colour);
  const paint = { ok: green, warning: yellow, problem: red };
  const lines = results.map(({ name, health, message, advice }) => {
    const first = `${paint[health](health.padEnd(7))}  ${printable(name)}: ${printable(message)}`;
    return advice === undefined ? first : `${first}\n         ${dim('→')} ${printable(advice)}`;
  });
  return `${lines.join('\n')}\n`;
}

function json(results: readonly Diagnosis[]): string {
  const summary = {
    ok: count(results, 'ok'),
    warnings: count(results, 'warning'),
    problems: count(results, 'problem'),
  };
  return `${JSON.stringify({ version: 1, checks: results, summary }, null, 2)}\n`;
}

/** Checks the environment. @returns 1 if something keeps forecourt from working. */
export async function runDoctor(
  { folder, format }: DoctorRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const context = {
    env,
    cwd: cwd(),
    folder: folder ?? (await defaultPath(env, cwd())),
    nodeVersion: process.versions.node,
  };
  const results: Diagnosis[] = [];
  for (const check of checks) results.push(...(await check(context)));
  const problems = count(results, 'problem');
  if (format === 'json') stdout.write(json(results));
  else {
    stdout.write(pretty(results, wantsColour(stdout, env)));
    const warnings = pluralize(count(results, 'warning'), 'warning');
    stderr.write(`\n${pluralize(problems, 'problem')}, ${warnings}\n`);
  }
  return problems > 0 ? exitCodes.findings : exitCodes.fine;
}
