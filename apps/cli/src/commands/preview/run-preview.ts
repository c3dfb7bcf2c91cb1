import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { missingPackage } from '../../shared/errors/missing-package.ts';
import { askedToEnd } from '../../shared/terminal/asked-to-end.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { pathOrSlug, slugFolder } from '../../shared/targets/named-tenant.ts';
import { defaultPath, findTargets, nothingHere } from '../../shared/targets/targets.ts';
import { addressTable, slugOf, tenantAddresses } from './addresses.ts';
import { openBrowser } from './open-browser.ts';
import { readLogLine, shownLogLine } from './server-log.ts';
import { siteBuild } from '../../shared/files/site-build.ts';

/** Parsed arguments of `forecourt preview`. */
export interface PreviewRequest {
  /** Folder of tenants; the default folder if left out. */
  readonly folder?: string;
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Day that pages are shown at, ISO 8601. */
  readonly at?: string;
  readonly open: boolean;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Returns the folder of tenants and the tenants in it; for a tenant's folder, its parent. */
async function tenantsOf(
  folder: string,
  env: ProcessContext['env'],
): Promise<{ root: string; directories: string[] }> {
  const named = await pathOrSlug(folder, env);
  const { roots, tenants } = await findTargets([named], process.cwd(), slugFolder(env));
  const directories = tenants.map(({ directory }) => directory);
  const [root] = roots;
  return { root: root ?? resolve(directories[0]!, '..'), directories };
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** Returns a warning if other machines can reach the preview. */
const exposure = (host: string): string =>
  loopback.test(host)
    ? ''
    : `\nListening on ${host}: other machines can read unpublished content, without a password.\n`;

/**
 * Runs the built site in preview mode until it is asked to end.
 * @throws {UsageError} if there is no build, no tenant, or the server can't start.
 */
export async function runPreview(
  { folder, port, host, at, open }: PreviewRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  if (at !== undefined && !isDate(at))
    throw new UsageError(`--at ${at} is not a date; write it as 2024-05-20`);
  const server = siteBuild(env);
  const shown = folder ?? (await defaultPath(env, process.cwd()));
  if (folder === undefined && !existsSync(shown)) throw nothingHere(shown, 'show', 'preview');
  const { root, directories } = await tenantsOf(shown, env);
  const slugs = await Promise.all(directories.map(slugOf));
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl+C reaches it once, through this process.
    detached: true,
    env: {
      ...env,
      PORT: String(port),
      HOST: host,
      FORECOURT_TENANTS_DIR: resolve(root),
      FORECOURT_MODE: 'preview',
      FORECOURT_LIST_TENANTS: 'true',
      LOG_LEVEL: 'info',
    },
  });
  let listening = false;
  const said: string[] = [];
  createInterface(child.stdout).on('line', (text) => {
    const line = readLogLine(text);
    if (line?.msg === 'listening' && line.port !== undefined) {
      listening = true;
      const addresses = tenantAddresses(slugs, line.port, at);
      stdout.write(
        `Preview of ${root}\n\n${addressTable(addresses)}${exposure(host)}\nPages reload when a file is saved. Ctrl+C ends.\n`,
      );
      if (open && addresses[0]) openBrowser(addresses[0].tool);
    } else {
      const shown = shownLogLine(text);
      if (shown !== undefined) stderr.write(`${shown}\n`);
    }
  });
  createInterface(child.stderr).on('line', (text) => {
    if (listening) stderr.write(`${text}\n`);
    else said.push(text);
  });
  void askedToEnd().then(() => child.kill('SIGTERM'));
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', (exit) => done(exit));
  });
  if (listening) return code === 0 || code === null ? exitCodes.fine : exitCodes.internalError;
  if (code === exitCodes.usage) throw new UsageError(said.join('\n'));
  if (code === null) return exitCodes.fine;
  const missing = missingPackage(said.join('\n'));
  if (missing !== undefined) throw new UsageError(missing);
  // The one useful line of Node's error output.
  const reason = said.find((line) => /^\w*Error\b/.test(line)) ?? said.join(' ').trim();
  throw new Error(`the site could not start: ${reason}`);
}
