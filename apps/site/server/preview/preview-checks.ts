import { dirname, relative } from 'node:path';
import type { LintConfig, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { checkConfig, createChecker, findConfig } from '@forecourt/checker';
import type { CheckSettings } from '@forecourt/checker';
import { nodeFileSystem } from '@forecourt/content';
import { dayIn } from '@forecourt/domain';

/** Returns the findings of `forecourt check` for a tenant, with its current files. */
export type FindingsOf = (tenant: TenantSnapshot) => Promise<readonly LocatedFinding[]>;

/** Returns the configuration of lint rules for a tenant's folder; the defaults if none can be used. */
async function configFor(directory: string): Promise<LintConfig> {
  const isRoot = (folder: string) =>
    nodeFileSystem.stat(`${folder}/.git`).then(
      () => true,
      () => false,
    );
  const path = await findConfig(nodeFileSystem, directory, isRoot);
  if (path === undefined) return {};
  const { config } = await checkConfig(nodeFileSystem, path);
  return config ?? {};
}

/**
 * Creates the checks of the preview. A tenant is checked again when its content has changed, or a
 * day has begun at its dealer's; only what changed is read again. Files are named from the working
 * directory, as by the command line.
 */
export function previewChecks(now: () => Date): FindingsOf {
  const settings = new Map<string, CheckSettings>();
  const checker = createChecker({
    files: nodeFileSystem,
    config: (directory) => settings.get(directory)!,
    workers: 1,
  });
  const latest = new Map<string, { key: string; findings: Promise<readonly LocatedFinding[]> }>();

  return async ({ directory, version, site }) => {
    const time = now().toISOString();
    const config = await configFor(dirname(directory)).catch((): LintConfig => ({}));
    const key = JSON.stringify([version, config, dayIn(time, site.timeZone)]);
    const known = latest.get(directory);
    if (known?.key === key) return known.findings;
    // One check of a tenant at a time: the next one takes over what this one has read.
    const check = async () => {
      await known?.findings.catch(() => []);
      settings.set(directory, { report: 'check', config, now: time });
      const { findings: found } = await checker.check(directory);
      return found.map((finding) => ({ ...finding, file: relative(process.cwd(), finding.file) }));
    };
    const findings = check();
    latest.set(directory, { key, findings });
    return findings;
  };
}
