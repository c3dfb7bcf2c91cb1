import { createConnection } from 'vscode-languageserver/node';
import { serve } from './server/serve.ts';
import type { LanguageServerOptions } from './server/serve.ts';

export type { LanguageServerOptions } from './server/serve.ts';

/**
 * Serves an editor over stdin and stdout. The process ends as the protocol says: with 0 once the
 * editor has asked for the end, with 1 if it hangs up without.
 */
export function serveStdio(options: LanguageServerOptions): void {
  const connection = createConnection(process.stdin, process.stdout);
  // Anything else on stdout would break the protocol.
  console.log = (...parts) => connection.console.log(parts.join(' '));
  serve(connection, options);
}
