import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../../package.json' with { type: 'json' };
import { siteBuild } from '../../shared/files/site-build.ts';
import { defaultCacheFolder } from '../../shared/checking/cache-folder.ts';
import { ok, problem, warning } from './check.ts';
import type { DoctorCheck } from './check.ts';

const run = promisify(execFile);

/** True if a version is at least another, compared part by part. */
function isAtLeast(version: string, least: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, part] of least.split('.').map(Number).entries())
    if (parts[index] !== part) return (parts[index] ?? 0) > part;
  return true;
}

/** Checks that Node meets the minimum version. */
export const checkNode: DoctorCheck = async ({ nodeVersion }) => {
  const least = manifest.engines.node.replace('>=', '');
  return [
    isAtLeast(nodeVersion, least)
      ? ok('Node.js', nodeVersion)
      : problem(
          'Node.js',
          `${nodeVersion} is older than ${least}`,
          'install a newer one from https://nodejs.org',
        ),
  ];
};

/** Checks that Node knows the dealers' time zones: cutoffs begin at local midnight. */
export const checkTimeZones: DoctorCheck = async () => {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  const missing = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'].filter(
    (zone) => !known.has(zone),
  );
  return [
    missing.length === 0
      ? ok('time zones', `${known.size} known`)
      : problem(
          'time zones',
          `this Node.js does not know ${missing.join(', ')}, so layouts would change on the wrong day`,
          'install a Node.js with full ICU, as those of nodejs.org are',
        ),
  ];
};

/** Checks that git is installed and that the folder is in a repository. */
export const checkGit: DoctorCheck = async ({ cwd, env }) => {
  const options = { cwd, env: { ...env }, timeout: 10_000 };
  try {
    const { stdout } = await run('git', ['--version'], options);
    const version = stdout.trim().replace(/^git version /, '');
    try {
      await run('git', ['rev-parse', '--is-inside-work-tree'], options);
      return [ok('git', `${version}, within a repository`)];
    } catch {
      return [
        warning(
          'git',
          `${version}, but this folder is in no repository`,
          'commands that compare with an earlier state need one: git init',
        ),
      ];
    }
  } catch {
    return [
      warning(
        'git',
        'is not there',
        'commands that compare with an earlier state need it: https://git-scm.com',
      ),
    ];
  }
};

/** Returns the nearest existing folder at or above a path. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}

/** Checks that the cache can be written. */
export const checkCache: DoctorCheck = async ({ cwd }) => {
  const folder = defaultCacheFolder(cwd);
  try {
    accessSync(nearest(folder), constants.W_OK);
    return [ok('cache', folder)];
  } catch {
    return [
      warning(
        'cache',
        `${folder} cannot be written to`,
        'give yourself the right to; without it every run takes as long as the first',
      ),
    ];
  }
};

const listens = (port: number): Promise<string | undefined> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code));
    server.listen(port, '127.0.0.1', () => server.close(() => done(undefined)));
  });

/** Checks that the preview can be started: its port is free, and the site is built. */
export const checkPreview: DoctorCheck = async ({ env }) => {
  const text = env.PORT || '3000';
  const port = /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
  const errorCode = port === undefined ? undefined : await listens(port);
  const results =
    port === undefined
      ? [problem('preview port', 'PORT is no number from 0 to 65535', 'set it to one, or unset it')]
      : errorCode === undefined
        ? [ok('preview port', `${port} is free`)]
        : [
            warning(
              'preview port',
              errorCode === 'EADDRINUSE'
                ? `${port} is taken`
                : `${port} cannot be used (${errorCode})`,
              'forecourt preview --port 0 takes a free one',
            ),
          ];
  try {
    return [...results, ok('built site', siteBuild(env))];
  } catch (error) {
    const advice = 'forecourt preview needs it; all other commands do without';
    return [...results, warning('built site', (error as Error).message, advice)];
  }
};
