import type { Connection } from 'vscode-languageserver/node';
import { checkAlone } from '../diagnostics/check-alone.ts';
import { ruleDocumentation } from '../diagnostics/diagnostic.ts';
import { editorFileKind } from '../documents/editor-file-kind.ts';
import type { ReadSettings } from '../workspace/lsp-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { EditorDocuments } from './editor-documents.ts';
import type { PublishedFindings } from './published-findings.ts';

/** Context of {@link publishingChecks}. */
export interface CheckContext {
  readonly connection: Connection;
  readonly documents: EditorDocuments;
  readonly workspace: Workspace;
  readonly settings: () => ReadSettings;
  readonly rulePage: (rule: string) => string;
}

/** Checks that publish the findings of open documents, unless a newer change has made them stale. */
export interface PublishingChecks {
  /** Checks a tenant. @param changed paths below its folder; undefined if any may have changed */
  readonly checkTenant: (
    directory: string,
    changed: ReadonlySet<string> | undefined,
    isStale: () => boolean,
  ) => Promise<void>;
  /** Checks a file on its own. */
  readonly checkFile: (path: string, isStale: () => boolean) => Promise<void>;
}

/** Creates the checks of a workspace. */
export function publishingChecks(
  { connection, documents, workspace, settings, rulePage }: CheckContext,
  publish: PublishedFindings['publish'],
): PublishingChecks {
  const warnings = new Set<string>();
  const warnOnce = (warning: string) => {
    if (!warnings.has(warning)) connection.console.warn(warning);
    warnings.add(warning);
  };

  const checkTenant: PublishingChecks['checkTenant'] = async (directory, changed, isStale) => {
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
    const documentationOf = ruleDocumentation(rules, rulePage);
    for (const { text, location } of open())
      publish(text, findings.get(location.path) ?? [], documentationOf);
  };

  const checkFile: PublishingChecks['checkFile'] = async (path, isStale) => {
    const found = documents.all().find(({ location }) => location.path === path);
    if (found === undefined) return;
    const kind = editorFileKind(path, found.location.file);
    const findings = await checkAlone(workspace.fs, { kind, path });
    if (!isStale()) publish(found.text, findings, () => undefined);
  };

  return { checkTenant, checkFile };
}
