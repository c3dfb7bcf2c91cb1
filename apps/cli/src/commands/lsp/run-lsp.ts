import { createConnection } from 'vscode-languageserver/node';
import type { ExitCode } from '../../shared/exit-codes.ts';
import { operatorDomains } from '../../shared/targets/operator-domains.ts';
import { checkedAt, horizonDays } from '../../shared/options/date-options.ts';
import { serve } from './server/serve.ts';
import type { LspSettings } from './workspace/lsp-settings.ts';

/**
 * Serves an editor over stdin and stdout. The process ends as the protocol says: 0 once the editor
 * has asked for the end, 1 if it hangs up without.
 * @throws {UsageError} for settings that can't be used.
 */
export async function runLsp(settings: LspSettings): Promise<ExitCode> {
  horizonDays(settings.horizon);
  checkedAt(settings.at);
  const operator = await operatorDomains(process.env);
  if (process.stdin.isTTY)
    process.stderr.write(
      'forecourt lsp speaks to editors, which start it themselves; forecourt lsp --help tells more\n',
    );
  const connection = createConnection(process.stdin, process.stdout);
  // Anything else on stdout would break the protocol.
  console.log = (...words) => connection.console.log(words.join(' '));
  serve(connection, settings, operator);
  return new Promise(() => {});
}
