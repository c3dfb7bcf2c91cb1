import { relative, sep } from 'node:path';
import { editorFileKind } from '../documents/editor-file-kind.ts';
import type { FileLocation } from '../documents/open-document.ts';
import { createCheckSchedule } from './check-schedule.ts';
import type { DiagnosticsChannel } from './diagnostics-channel.ts';
import { publishedFindings } from './published-findings.ts';
import type { PublishedFindings } from './published-findings.ts';
import { publishingChecks, type CheckContext } from './publishing-checks.ts';

/** Keeps the findings of open documents up to date. */
export interface DiagnosticsServer extends Pick<PublishedFindings, 'forget' | 'findingsOf'> {
  /** Checks a document, with its tenant, after an event in the editor. */
  readonly changed: (location: FileLocation, event: 'opened' | 'edited' | 'closed') => void;
  /** Checks the tenants whose files changed on disk. */
  readonly touched: (paths: readonly string[]) => void;
  /** Checks every tenant again, after a change of settings or of the configuration. */
  readonly everything: () => void;
  /** Resolves once a tenant was read with all changes up to now: requests see what was sent before them. */
  readonly ready: (directory: string) => Promise<void>;
  /** Resolves once a document was checked with all changes up to now. */
  readonly checked: (location: FileLocation) => Promise<void>;
  /** True for a document that is checked: content, or a file of forecourt outside any tenant. */
  readonly checks: (location: FileLocation) => boolean;
  readonly stop: () => void;
}

/** Context of {@link diagnosticsServer}. */
export interface DiagnosticsContext extends CheckContext {
  readonly channel: DiagnosticsChannel;
}

/** Returns the key under which a document is checked: its tenant, or the file alone. */
function keyOf({ path, directory, file }: FileLocation): string | undefined {
  const kind = editorFileKind(path, file);
  const isAlone = directory === undefined || kind === 'config' || kind === 'mapping';
  return !isAlone ? directory : kind === 'other' ? undefined : path;
}

/** Checks tenants as their documents change, and publishes the findings of open documents. */
export function diagnosticsServer(context: DiagnosticsContext): DiagnosticsServer {
  const { connection, channel, workspace } = context;
  const { publish, forget, findingsOf } = publishedFindings(channel);

  const { checkTenant, checkFile } = publishingChecks(context, publish);
  const isSession = (key: string) =>
    workspace.sessions().some(({ directory }) => directory === key);
  const schedule = createCheckSchedule({
    check: (key, changed, isStale) =>
      isSession(key) ? checkTenant(key, changed, isStale) : checkFile(key, isStale),
    onError: (key, error) => {
      channel.settle();
      connection.console.error(`checking ${key} failed: ${(error as Error).stack}`);
    },
  });
  const scheduleTenant = (directory: string, path: string, delay?: number) =>
    schedule.add(directory, relative(directory, path).replaceAll(sep, '/'), delay);
  const everything = () => {
    for (const { directory } of workspace.sessions()) schedule.add(directory);
  };

  return {
    forget,
    findingsOf,
    everything,
    changed: ({ path, directory, file }, event) => {
      const delay = event === 'edited' ? undefined : 0;
      if (editorFileKind(path, file) === 'config') everything();
      const key = keyOf({ path, directory, file });
      if (key === path) schedule.add(path, '', delay);
      else if (key !== undefined) {
        workspace.session(key);
        scheduleTenant(key, path, delay);
      }
    },
    touched: (paths) => {
      for (const path of paths) {
        if (editorFileKind(path, undefined) === 'config') everything();
        for (const { directory } of workspace.sessions())
          if (path === directory || path.startsWith(directory + sep))
            scheduleTenant(directory, path);
      }
    },
    ready: (directory) => {
      // Whatever begins a session schedules its first check.
      if (!isSession(directory)) {
        workspace.session(directory);
        schedule.add(directory, '', 0);
      }
      return schedule.upToDate(directory);
    },
    checked: (location) => schedule.upToDate(keyOf(location) ?? ''),
    checks: ({ path, directory, file }) =>
      directory !== undefined || editorFileKind(path, file) !== 'other',
    stop: schedule.close,
  };
}
