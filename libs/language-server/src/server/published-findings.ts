import type { Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { carryOver } from '../diagnostics/carry-over.ts';
import { diagnosticOf } from '../diagnostics/diagnostic.ts';
import type { DocumentationOf, ShownFinding } from '../diagnostics/diagnostic.ts';
import type { FileFinding } from '../diagnostics/file-finding.ts';
import type { DiagnosticsChannel } from './diagnostics-channel.ts';

/** Findings of a document as the editor shows them. */
interface Published {
  readonly version: number;
  readonly findings: readonly ShownFinding[];
  /** The findings' diagnostics, and those carried over from the last valid text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A text that was valid JSON, and its diagnostics. */
interface ValidText {
  readonly content: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Findings that the editor shows, by document. */
export interface PublishedFindings {
  /** Shows the findings of a document unless the editor shows them already. */
  readonly publish: (
    text: TextDocument,
    findings: readonly FileFinding[],
    documentationOf: DocumentationOf,
  ) => void;
  /** Returns the findings of a document's current version; empty while it is being checked. */
  readonly findingsOf: (text: TextDocument) => readonly ShownFinding[];
  /** Forgets a document that was reopened, closed, or left its tenant. */
  readonly forget: (uri: string) => void;
}

const isJson = (content: string): boolean => {
  try {
    JSON.parse(content.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
};

/**
 * Publishes findings to an editor. While a document is not valid JSON, as is usual during typing, the
 * findings of its last valid text stay where their text is.
 */
export function publishedFindings({ show }: Pick<DiagnosticsChannel, 'show'>): PublishedFindings {
  const published = new Map<string, Published>();
  const lastValid = new Map<string, ValidText>();

  /** Returns the diagnostics of a document's last valid text that its current one still has. */
  const carriedOver = (uri: string, content: string, own: readonly Diagnostic[]) => {
    if (isJson(content)) lastValid.set(uri, { content, diagnostics: own });
    const last = lastValid.get(uri);
    return last === undefined || last.content === content
      ? []
      : carryOver(last.diagnostics, last.content, content);
  };

  return {
    publish: (text, findings, documentationOf) => {
      const { uri, version } = text;
      const content = text.getText();
      const shown = findings.map((finding) => ({
        finding,
        diagnostic: diagnosticOf(content, finding, documentationOf),
      }));
      const own = shown.map(({ diagnostic }) => diagnostic);
      const diagnostics = [...own, ...carriedOver(uri, content, own)];
      const known = published.get(uri);
      published.set(uri, { version, findings: shown, diagnostics });
      const isSame =
        known?.version === version &&
        JSON.stringify(known.diagnostics) === JSON.stringify(diagnostics);
      if (!isSame) show(uri, version, diagnostics);
    },
    findingsOf: ({ uri, version }) => {
      const known = published.get(uri);
      return known?.version === version ? known.findings : [];
    },
    forget: (uri) => {
      published.delete(uri);
      lastValid.delete(uri);
    },
  };
}
