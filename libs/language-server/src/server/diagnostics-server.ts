import { relative, sep } from 'node:path';
import { createChangeQueue } from '@forecourt/content';
import type { ChangeQueue } from '@forecourt/content';
import type { Connection } from 'vscode-languageserver/node';
import { checkAlone } from '../diagnostics/check-alone.ts';
import { ruleDocumentation } from '../diagnostics/diagnostic.ts';
import { documentKind } from '../documents/document-kind.ts';
import type { FilePlace } from '../documents/open-document.ts';
import type { ReadSettings } from '../workspace/lsp-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { DiagnosticsChannel } from './diagnostics-channel.ts';
import type { EditorDocuments } from './editor-documents.ts';
import { publishedFindings } from './published-findings.ts';
import type { PublishedFindings } from './published-findings.ts';

/** Milliseconds without a keystroke before a tenant is checked. */
const debounce = 150;

/** Keeps the findings of open documents up to date. */
export interface DiagnosticsServer extends Pick<PublishedFindings, 'forget' | 'findingsOf'> {
  /** Checks a document, with its tenant, after an event in the editor. */
  readonly changed: (place: FilePlace, event: 'opened' | 'edited' | 'closed') => void;
  /** Checks the tenants whose files changed on disk. */
  readonly touched: (paths: readonly string[]) => void;
  /** Checks every tenant again, after a change of settings or of the configuration. */
  readonly everything: () => void;
  /** Resolves once a tenant was read with all changes up to now: requests see what was sent before them. */
  readonly ready: (directory: string) => Promise<void>;
  /** Resolves once a document was checked with all changes up to now. */
  readonly checked: (place: FilePlace) => Promise<void>;
  /** True for a document that is checked: content, or a file of forecourt outside any tenant. */
  readonly checks: (place: FilePlace) => boolean;
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
  /** Changes by tenant's folder, or by file outside any tenant. */
  const queues = new Map<string, ChangeQueue>();
  /** Number of changes by the same keys: a check that began before the last one is stale. */
  const revisions = new Map<string, number>();
  /** Revisions that the last check covered, by the same keys. */
  const covered = new Map<string, number>();
  /** Requests that wait for the end of a check, by the same keys. */
  const waiting = new Map<string, PromiseWithResolvers<void>>();

  const revisionOf = (key: string) => revisions.get(key) ?? 0;
  const endOfCheck = (key: string) => {
    const waiter = waiting.get(key) ?? Promise.withResolvers<void>();
    waiting.set(key, waiter);
    return waiter.promise;
  };

  const warnings = new Set<string>();
  const warnOnce = (warning: string) => {
    if (!warnings.has(warning)) connection.console.warn(warning);
    warnings.add(warning);
  };

  const checkTenant = async (directory: string, changed: ReadonlySet<string> | undefined) => {
    const revision = revisionOf(directory);
    const { horizonDays, at, baseline } = settings();
    const open = () => documents.all().filter(({ place }) => place.directory === directory);
    const withConflicts =
      workspace.isInside(`${directory}/..`) &&
      open().some(({ place }) => place.file === 'site.json');
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
    if (revisionOf(directory) !== revision) return;
    const rules = await workspace.rulesFor(directory);
    const documentationOf = ruleDocumentation(rules, context.rulePage);
    for (const { text, place } of open())
      publish(text, findings.get(place.path) ?? [], documentationOf);
  };

  const checkFile = async (path: string) => {
    const revision = revisionOf(path);
    const found = documents.all().find(({ place }) => place.path === path);
    if (found === undefined) return;
    const kind = documentKind(path, found.place.file);
    const findings = await checkAlone(workspace.fs, { kind, path });
    if (revisionOf(path) === revision) publish(found.text, findings, () => undefined);
  };

  const isSession = (key: string) =>
    workspace.sessions().some(({ directory }) => directory === key);
  const createQueue = (key: string) =>
    createChangeQueue(
      async (changes) => {
        const revision = revisionOf(key);
        try {
          await (isSession(key) ? checkTenant(key, changes.get(key)) : checkFile(key));
        } finally {
          covered.set(key, revision);
          waiting.get(key)?.resolve();
          waiting.delete(key);
        }
      },
      {
        debounce,
        onError: (error) => {
          channel.settle();
          connection.console.error(`checking ${key} failed: ${(error as Error).stack}`);
        },
      },
    );

  /** Schedules a check of a tenant or a file. @param path that changed, below the tenant's folder. */
  const schedule = (key: string, path = '', delay = debounce) => {
    revisions.set(key, revisionOf(key) + 1);
    const queue = queues.get(key) ?? createQueue(key);
    queues.set(key, queue);
    queue.add(key, path, delay);
  };
  const scheduleTenant = (directory: string, path: string, delay?: number) =>
    schedule(directory, relative(directory, path).replaceAll(sep, '/'), delay);
  /** Returns the key under which a document is checked: its tenant, or the file alone. */
  const keyOf = ({ path, directory, file }: FilePlace): string | undefined => {
    const kind = documentKind(path, file);
    const isAlone = directory === undefined || kind === 'config' || kind === 'mapping';
    return !isAlone ? directory : kind === 'other' ? undefined : path;
  };
  const upToDate = async (key: string) => {
    const revision = revisionOf(key);
    while ((covered.get(key) ?? 0) < revision) {
      queues.get(key)!.flush();
      await endOfCheck(key);
    }
  };
  const everything = () => {
    for (const { directory } of workspace.sessions()) schedule(directory);
  };

  return {
    forget,
    findingsOf,
    everything,
    changed: ({ path, directory, file }, event) => {
      const delay = event === 'edited' ? debounce : 0;
      if (documentKind(path, file) === 'config') everything();
      const key = keyOf({ path, directory, file });
      if (key === path) schedule(path, '', delay);
      else if (key !== undefined) {
        workspace.session(key);
        scheduleTenant(key, path, delay);
      }
    },
    touched: (paths) => {
      for (const path of paths) {
        if (documentKind(path, undefined) === 'config') everything();
        for (const { directory } of workspace.sessions())
          if (path === directory || path.startsWith(directory + sep))
            scheduleTenant(directory, path);
      }
    },
    ready: (directory) => {
      workspace.session(directory);
      if (revisionOf(directory) === 0) schedule(directory, '', 0);
      return upToDate(directory);
    },
    checked: (place) => upToDate(keyOf(place) ?? ''),
    checks: ({ path, directory, file }) =>
      directory !== undefined || documentKind(path, file) !== 'other',
    stop: () => {
      for (const queue of queues.values()) void queue.close();
    },
  };
}
