import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { LintConfig, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem, OperatorDomains } from '@forecourt/content';
import { checkConfig, configuredRules, findConfig, parseBaseline } from '@forecourt/checker';
import { tenantFolders } from '@forecourt/content';
import type { Rule } from '@forecourt/lint';
import { withoutAccepted } from '../diagnostics/file-finding.ts';
import type { TenantFindings } from '../diagnostics/file-finding.ts';
import type { FileLocation } from '../documents/open-document.ts';
import { overlayFileSystem } from '@forecourt/content';
import type { OverlayFileSystem } from '@forecourt/content';
import { tenantSession } from './tenant-session.ts';
import type { TenantSession } from './tenant-session.ts';

/** Tenants and settings as the editor's folders hold them, with its unsaved texts. */
export interface Workspace {
  readonly fs: OverlayFileSystem;
  /** Sets the folders that the editor has open. */
  readonly setFolders: (folders: readonly string[]) => void;
  /** Returns where a file is: the nearest folder at or above it with a site.json is its tenant. */
  readonly locationOf: (path: string) => FileLocation;
  /** Returns the session of a tenant, which begins with the first call. */
  readonly session: (directory: string) => TenantSession;
  readonly sessions: () => readonly TenantSession[];
  /** Discards the session of a folder that is no tenant any more. */
  readonly endIfRemoved: (directory: string) => void;
  /** Returns the newest good state of a tenant that has a session. */
  readonly snapshot: (directory: string) => TenantSnapshot | undefined;
  readonly snapshots: () => readonly TenantSnapshot[];
  /** The configuration that holds for a tenant; the last good one while it is broken. */
  readonly configFor: (directory: string) => Promise<LintConfig>;
  /** Returns the built-in rules and those of the configuration for a folder. */
  readonly rulesFor: (directory: string) => Promise<readonly Rule[]>;
  /**
   * Returns a tenant's findings without those that a file of accepted findings counts.
   * @param file its path from the workspace folder, to which the names in it are relative.
   * @throws if it can't be read.
   */
  readonly withoutAccepted: (
    directory: string,
    findings: TenantFindings,
    file: string,
  ) => Promise<TenantFindings>;
  /** Returns true for a path in one of the editor's folders. */
  readonly isInside: (path: string) => boolean;
  /** Folders of tenants, by their name below the editor's folders. */
  readonly tenantFolders: (name: string) => Promise<readonly string[]>;
}

const isAtOrBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

function* upFrom(folder: string): Generator<string> {
  for (let at = folder; ; at = dirname(at)) {
    yield at;
    if (dirname(at) === at) return;
  }
}

const isTenant = (folder: string) => existsSync(join(folder, 'site.json'));

/** See {@link Workspace.locationOf}. */
function locationOf(path: string): FileLocation {
  for (const directory of upFrom(dirname(path)))
    if (isTenant(directory))
      return { path, directory, file: relative(directory, path).replaceAll(sep, '/') };
  return { path };
}

/** Returns the folders of tenants at, or by their name below, an editor's folder. */
async function tenantsIn(folder: string, name: string, fs: FileSystem): Promise<string[]> {
  const parent = join(folder, name);
  const names = await tenantFolders(fs, parent).catch((): string[] => []);
  return [folder, ...names.map((each) => join(parent, each))].filter(isTenant);
}

/**
 * Creates a workspace without folders. A session opens when it is first requested.
 * @param operator the operator's file of domains.
 */
export function createWorkspace(operator?: OperatorDomains): Workspace {
  const fs = overlayFileSystem();
  const sessions = new Map<string, TenantSession>();
  const configs = new Map<string, LintConfig>();
  let folders: readonly string[] = [];

  const configPath = (directory: string): Promise<string | undefined> => {
    const root = folders.find((folder) => isAtOrBelow(directory, folder));
    return findConfig(fs, directory, (folder) => folder === root);
  };

  const configFor: Workspace['configFor'] = async (directory) => {
    const path = await configPath(directory);
    if (path === undefined) return {};
    const { config } = await checkConfig(fs, path, { loadsPlugins: true }).catch(() => ({
      config: undefined,
    }));
    if (config !== undefined) configs.set(path, config);
    return configs.get(path) ?? {};
  };

  return {
    fs,
    setFolders: (next) => {
      folders = next;
    },
    locationOf,
    session: (directory) => {
      const known = sessions.get(directory) ?? tenantSession(directory, fs, operator);
      sessions.set(directory, known);
      return known;
    },
    sessions: () => [...sessions.values()],
    endIfRemoved: (directory) => {
      if (!isTenant(directory)) sessions.delete(directory);
    },
    snapshot: (directory) => sessions.get(directory)?.snapshot(),
    snapshots: () => [...sessions.values()].flatMap((session) => session.snapshot() ?? []),
    configFor,
    rulesFor: async (directory) => configuredRules(await configFor(directory)),
    withoutAccepted: async (directory, findings, file) => {
      const root = folders.find((folder) => isAtOrBelow(directory, folder)) ?? directory;
      const text = new TextDecoder().decode(await fs.readFile(resolve(root, file)));
      return withoutAccepted(findings, root, parseBaseline(text));
    },
    isInside: (path) => folders.some((folder) => isAtOrBelow(path, folder)),
    tenantFolders: async (name) => {
      const found = await Promise.all(folders.map((folder) => tenantsIn(folder, name, fs)));
      return found.flat();
    },
  };
}
