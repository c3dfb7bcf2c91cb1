import { relative, sep } from 'node:path';
import type { Connection } from 'vscode-languageserver/node';
import { checkAlone } from '../diagnostics/check-alone.ts';
import { ruleDocumentation } from '../diagnostics/diagnostic.ts';
import { editorFileKind } from '../documents/editor-file-kind.ts';
import type { FileLocation } from '../documents/open-document.ts';
import type { ReadSettings } from '../workspace/lsp-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createCheckSchedule } from './check-schedule.ts';
import type { DiagnosticsChannel } from './diagnostics-channel.ts';
import type { EditorDocuments } from './editor-documents.ts';
import { publishedFindings } from './published-findings.ts';
import type { PublishedFindings } from './published-findings.ts';

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
export interface DiagnosticsContext {
  readonly connection: Connection;
  readonly channel: DiagnosticsChannel;
  readonly documents: EditorDocuments;
  readonly workspace: Workspace;
  readonly settings: () => ReadSettings;
  readonly rulePage: (rule: string) => string;
}

/** Checks tenants as their documents change, and publishes the findings of open documents. */
export function diagnosticsServer(context: DiagnosticsContext): DiagnosticsServer {
  const { connection, channel, documents, workspace, settings } = context;
  const { publish, forget, findingsOf } = publishedFindings(channel);

  const warnings = new Set<string>();
  const warnOnce = (warning: string) => {
    if (!warnings.has(warning)) connection.console.warn(warning);
    warnings.add(warning);
  };

  const checkTenant = async (
    directory: string,
    changed: ReadonlySet<string> | undefined,
    isStale: () => boolean,
  ) => {
    const { horizonDays, at, baseline } = settings();
    const open = () => documents.all().filter(({ location }) => location.directory === directory);
    const withConflicts =
      workspace.isInside(`${directory}/..`) &&
      open().some(({ location }) => location.file === 'site.json');
    const config = await workspace.configFor(directory);
    const now = new Date().toISOString();
    const check = { report: 'check', config, now, horizonDays, at } as const;
    const all = await workspace.session(directory).check(check, withConflicts, changed);
    const findings =
      baseline === undefined
        ? all
        : await workspace.withoutAccepted(directory, all, baseline).catch((error: Error) => {
            warnOnce(`the baseline "${baseline}" can't be used: ${error.message}`);
            return all;
          });
    if (isStale()) return;
    workspace.endIfRemoved(directory);
    const rules = await workspace.rulesFor(directory);
    const documentationOf = ruleDocumentation(rules, context.rulePage);
    for (const { text, location } of open())
      publish(text, findings.get(location.path) ?? [], documentationOf);
  };

  const checkFile = async (path: string, isStale: () => boolean) => {
    const found = documents.all().find(({ location }) => location.path === path);
    if (found === undefined) return;
    const kind = editorFileKind(path, found.location.file);
    const findings = await checkAlone(workspace.fs, { kind, path });
    if (!isStale()) publish(found.text, findings, () => undefined);
  };

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
  /** Returns the key under which a document is checked: its tenant, or the file alone. */
  const keyOf = ({ path, directory, file }: FileLocation): string | undefined => {
    const kind = editorFileKind(path, file);
    const isAlone = directory === undefined || kind === 'config' || kind === 'mapping';
    return !isAlone ? directory : kind === 'other' ? undefined : path;
  };
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
