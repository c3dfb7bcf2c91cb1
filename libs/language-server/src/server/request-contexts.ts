import { dirname } from 'node:path';
import { jsonServices } from '../schemas/json-service.ts';
import type { RequestContext } from '../requests/request-context.ts';
import type { FollowContext } from './follow-documents.ts';
import type { EditorSettings } from './follow-settings.ts';

/** Context of all requests. */
export type AnswerContext = FollowContext & EditorSettings & Pick<RequestContext, 'rulePage'>;

/** Reads the workspace for requests, with all changes that were sent before them. */
export interface RequestContexts {
  /** Returns the context of a request about a document; undefined for one that can't be read. */
  readonly contextOf: (uri: string) => Promise<RequestContext | undefined>;
  /** Reads every tenant of the editor's folders, for what spans them. */
  readonly readAll: () => Promise<void>;
}

/** Creates the contexts of requests. */
export function requestContexts(context: AnswerContext): RequestContexts {
  const { workspace, documents, diagnostics, settings, rulePage } = context;
  const served = jsonServices();

  const readAll = async () => {
    const folders = await workspace.tenantFolders(settings().tenants);
    await Promise.all(folders.map(diagnostics.ready));
  };

  return {
    readAll,
    contextOf: async (uri) => {
      const document = documents.read(uri);
      if (!document?.isReadable) return undefined;
      const { directory } = document;
      if (directory !== undefined) await diagnostics.ready(directory);
      // A configuration may name any tenant.
      if (document.kind === 'config') await readAll();
      const rules = await workspace.rulesFor(directory ?? dirname(document.path));
      const snapshot = directory === undefined ? undefined : workspace.snapshot(directory);
      return {
        document,
        snapshot,
        tenants: workspace.snapshots(),
        fs: workspace.fs,
        served: () => served(document, snapshot, rules),
        now: new Date(),
        rules,
        rulePage,
      };
    },
  };
}
