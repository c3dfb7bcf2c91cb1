import { sep } from 'node:path';
import type { Connection } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { checkAlone } from '../diagnostics/check-alone.ts';
import { ruleDocumentation } from '../diagnostics/diagnostic.ts';
import type { ShownFinding } from '../diagnostics/diagnostic.ts';
import { documentKind } from '../documents/document-kind.ts';
import type { FilePlace } from '../documents/open-document.ts';
import type { ReadSettings } from '../workspace/lsp-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { checkSchedule } from './check-schedule.ts';
import type { EditorDocuments } from './editor-documents.ts';
import { publishedFindings } from './published-findings.ts';

/** Milliseconds without a keystroke before a tenant is checked. */
const quiet = 150;

/** Keeps the findings of open documents up to date. */
export interface DiagnosticsServer {
  /** A document came, changed or was closed. */
  readonly changed: (place: FilePlace, what: 'opened' | 'edited' | 'closed') => void;
  /** Forgets the published diagnostics of a document that was reopened, closed, or left its tenant. */
  readonly forget: (uri: string) => void;
  /** Files of the disk changed. */
  readonly touched: (paths: readonly string[]) => void;
  /** Checks every tenant again: settings or the configuration changed. */
  readonly everything: () => void;
  /** Resolves once a tenant was read for the first time. */
  readonly ready: (directory: string) => Promise<void>;
  /** Returns the findings of a document's current version; empty while it is being checked. */
  readonly findingsOf: (text: TextDocument) => readonly ShownFinding[];
  readonly stop: () => void;
}

/** Context of {@link diagnosticsServer}. */
export interface DiagnosticsContext {
  readonly connection: Connection;
  readonly documents: EditorDocuments;
  readonly workspace: Workspace;
  readonly settings: () => ReadSettings;
  readonly rulePage: (rule: string) => string;
}

/** Checks tenants as their documents change, and publishes the findings of open documents. */
export function diagnosticsServer(context: DiagnosticsContext): DiagnosticsServer {
  const { connection, documents, workspace, settings } = context;
  const published = publishedFindings(connection, ruleDocumentation(context.rulePage));
  /** Counts what happened to tenants and files: a check that began before is stale. */
  const revisions = new Map<string, number>();
  const first = new Map<string, PromiseWithResolvers<void>>();

  const revisionOf = (key: string) => revisions.get(key) ?? 0;
  const firstOf = (directory: string) => {
    const known = first.get(directory) ?? Promise.withResolvers<void>();
    first.set(directory, known);
    return known;
  };

  const checkTenant = async (directory: string) => {
    const revision = revisionOf(directory);
    const { horizonDays, at } = settings();
    const open = () => documents.all().filter(({ place }) => place.directory === directory);
    const withConflicts =
      workspace.isInside(`${directory}/..`) &&
      open().some(({ place }) => place.file === 'site.json');
    const config = await workspace.configFor(directory);
    const now = new Date().toISOString();
    const check = { report: 'check', config, now, horizonDays, at } as const;
    const findings = await workspace.session(directory).check(check, withConflicts);
    firstOf(directory).resolve();
    if (revisionOf(directory) !== revision) return;
    for (const { text, place } of open())
      await published.publish(text, findings.get(place.path) ?? []);
  };

  const checkFile = async (path: string) => {
    const revision = revisionOf(path);
    const found = documents.all().find(({ place }) => place.path === path);
    if (found === undefined) return;
    const kind = documentKind(path, found.place.file);
    const findings = await checkAlone(workspace.fs, { kind, path });
    if (revisionOf(path) === revision) await published.publish(found.text, findings);
  };

  const isSession = (key: string) =>
    workspace.sessions().some(({ directory }) => directory === key);
  const schedule = checkSchedule(async (key) => {
    try {
      await (isSession(key) ? checkTenant(key) : checkFile(key));
    } catch (error) {
      firstOf(key).resolve();
      connection.console.error(`checking ${key} failed: ${(error as Error).stack}`);
    }
  });

  const ask = (key: string, wait: number) => {
    revisions.set(key, revisionOf(key) + 1);
    schedule.ask(key, wait);
  };
  const everything = () => {
    for (const { directory } of workspace.sessions()) ask(directory, quiet);
  };

  return {
    everything,
    forget: published.forget,
    changed: ({ path, directory, file }, what) => {
      const wait = what === 'edited' ? quiet : 0;
      const kind = documentKind(path, file);
      if (kind === 'config') everything();
      if (directory === undefined || kind === 'config' || kind === 'mapping') {
        if (kind !== 'other') ask(path, wait);
        return;
      }
      workspace.session(directory).touch(path);
      ask(directory, wait);
    },
    touched: (paths) => {
      for (const path of paths) {
        if (documentKind(path, undefined) === 'config') everything();
        for (const session of workspace.sessions()) {
          if (!path.startsWith(session.directory + sep)) continue;
          session.touch(path);
          ask(session.directory, quiet);
        }
      }
    },
    ready: (directory) => {
      workspace.session(directory);
      const { promise } = firstOf(directory);
      if (revisionOf(directory) === 0) ask(directory, 0);
      return promise;
    },
    findingsOf: published.findingsOf,
    stop: () => schedule.stop(),
  };
}
