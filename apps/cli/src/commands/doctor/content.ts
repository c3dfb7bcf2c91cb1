import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { blockingFileSystem, readTenant } from '@forecourt/content';
import { configFile } from '@forecourt/checker';
import { nearestConfig, readConfig } from '../../shared/checking/read-config.ts';
import { pluralize } from '@forecourt/domain';
import { locatedMessage, locationOf } from '../../shared/reporters/words.ts';
import { findTargets } from '../../shared/targets/targets.ts';
import { ok, problem, warning } from './check.ts';
import type { DoctorCheck, Diagnosis } from './check.ts';

async function checkTenant(directory: string): Promise<Diagnosis> {
  const reading = await readTenant(directory, { fs: blockingFileSystem });
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const name = `tenant ${directory}`;
  if (reading.snapshot === undefined) {
    const [first] = errors;
    const message = first ? `${locationOf(first)} ${locatedMessage(first)}` : 'it cannot be read';
    return problem(name, message, `forecourt validate ${directory} lists all errors`);
  }
  const pages = pluralize(reading.snapshot.pages.size, 'page');
  if (errors.length === 0) return ok(name, pages);
  return warning(
    name,
    `${pages}; ${pluralize(errors.length, 'error')}`,
    `forecourt validate ${directory} shows where`,
  );
}

/** Checks that there are tenants and that each can be read. */
export const checkTenants: DoctorCheck = async ({ cwd, folder }) => {
  const kind = await stat(folder).catch(() => undefined);
  if (kind === undefined)
    return [
      problem(
        'tenants',
        `there is no folder ${folder}`,
        'go to the folder above it, name it (forecourt doctor path/to/tenants), or set FORECOURT_TENANTS_DIR',
      ),
    ];
  try {
    const { tenants } = await findTargets([folder], cwd);
    const results: Diagnosis[] = [
      ok('tenants', `${tenants.length} in ${relative(cwd, folder) || folder}`),
    ];
    for (const { directory } of tenants) results.push(await checkTenant(directory));
    return results;
  } catch (error) {
    return [problem('tenants', (error as Error).message, 'forecourt new tenant makes one')];
  }
};

/** Checks the configuration of lint rules, if there is one. */
export const checkConfiguration: DoctorCheck = async () => {
  const file = await nearestConfig(process.cwd());
  if (file === undefined) return [ok('configuration', `no ${configFile}: rules run as they come`)];
  try {
    await readConfig(undefined);
    return [ok('configuration', file)];
  } catch (error) {
    const message = (error as Error).message.split('\n')[0]!;
    return [problem('configuration', message, 'fix it; forecourt explain lists the rules')];
  }
};
