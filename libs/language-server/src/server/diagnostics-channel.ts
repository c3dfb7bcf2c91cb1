import type {
  Connection,
  Diagnostic,
  DocumentDiagnosticReport,
  PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { DocumentDiagnosticReportKind } from 'vscode-languageserver/node';

/** Diagnostics of one version of a document. */
interface Shown {
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly resultId: string;
}

/** Delivery of diagnostics: an editor that can pull them does, to any other they are pushed. */
export interface DiagnosticsChannel {
  readonly show: (uri: string, version: number, diagnostics: readonly Diagnostic[]) => void;
  /** Removes the diagnostics of a document that was closed or left its tenant. */
  readonly clear: (uri: string) => void;
  /** Answers what waits for checks that have failed. */
  readonly settle: () => void;
  /** Answers an editor that asks, once the document's version was checked. */
  readonly pull: (
    uri: string,
    version: number,
    previousResultId?: string,
  ) => Promise<DocumentDiagnosticReport>;
}

/** Pushes diagnostics to an editor that doesn't pull them. */
function pushedDiagnostics(connection: Connection): Pick<DiagnosticsChannel, 'show' | 'clear'> {
  const send = (params: PublishDiagnosticsParams) => {
    connection.sendDiagnostics(params).catch((error: Error) => {
      connection.console.error(`diagnostics could not be sent: ${error.message}`);
    });
  };
  return {
    show: (uri, version, diagnostics) => send({ uri, version, diagnostics: [...diagnostics] }),
    clear: (uri) => send({ uri, diagnostics: [] }),
  };
}

/** Returns a function that makes the editor pull again, once for all documents that one check changes. */
function refreshRequest(connection: Connection): () => void {
  let willRefresh = false;
  return () => {
    if (willRefresh) return;
    willRefresh = true;
    setImmediate(() => {
      willRefresh = false;
      connection.languages.diagnostics.refresh().catch((error: Error) => {
        connection.console.error(`the editor refused to refresh diagnostics: ${error.message}`);
      });
    });
  };
}

/** Answers an editor that pulls diagnostics. */
function pulledDiagnostics(connection: Connection): DiagnosticsChannel {
  const shown = new Map<string, Shown>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  /** Documents that the editor has asked about. */
  const asked = new Set<string>();
  let count = 0;
  const refresh = refreshRequest(connection);

  const answer = (uri: string) => {
    waiting.get(uri)?.resolve();
    return waiting.delete(uri);
  };

  return {
    show: (uri, version, diagnostics) => {
      count += 1;
      shown.set(uri, { version, diagnostics, resultId: String(count) });
      if (!answer(uri) && asked.has(uri)) refresh();
    },
    clear: (uri) => {
      shown.delete(uri);
      asked.delete(uri);
      answer(uri);
    },
    settle: () => {
      for (const uri of waiting.keys()) answer(uri);
    },
    pull: async (uri, version, previousResultId) => {
      if (shown.get(uri)?.version !== version) {
        const waiter = waiting.get(uri) ?? Promise.withResolvers<void>();
        waiting.set(uri, waiter);
        await waiter.promise;
      }
      asked.add(uri);
      const { resultId, diagnostics = [] } = shown.get(uri) ?? {};
      if (resultId !== undefined && resultId === previousResultId)
        return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
      return { kind: DocumentDiagnosticReportKind.Full, resultId, items: [...diagnostics] };
    },
  };
}

/** @param pulls returns true for an editor that requests diagnostics and supports their refresh. */
export function diagnosticsChannel(
  connection: Connection,
  pulls: () => boolean,
): DiagnosticsChannel {
  const pushed = pushedDiagnostics(connection);
  const pulled = pulledDiagnostics(connection);
  // The editor's abilities are known once the connection is initialized.
  const current = () => (pulls() ? pulled : pushed);
  return {
    ...pulled,
    show: (uri, version, diagnostics) => current().show(uri, version, diagnostics),
    clear: (uri) => current().clear(uri),
  };
}
