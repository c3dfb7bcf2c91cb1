import { serveStdio } from '@forecourt/language-server';
import type { LanguageServerOptions } from '@forecourt/language-server';
import manifest from '../../../package.json' with { type: 'json' };
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { rulePage } from '../../shared/files/package-files.ts';
import { checkedAt, horizonDays } from '../../shared/options/date-options.ts';
import { withoutReader } from '../../shared/terminal/asked-to-end.ts';
import { operatorDomains } from '../../shared/targets/operator-domains.ts';

/**
 * Serves an editor over stdin and stdout until the protocol ends the process, or the editor is gone.
 * @throws {UsageError} for settings that can't be used.
 */
export async function runLsp(settings: LanguageServerOptions['settings']): Promise<ExitCode> {
  horizonDays(settings.horizon);
  checkedAt(settings.at);
  const operator = await operatorDomains(process.env);
  if (process.stdin.isTTY)
    process.stderr.write(
      'forecourt lsp is started by editors, not by hand; see forecourt lsp --help\n',
    );
  serveStdio({ settings, version: manifest.version, rulePage, operator });
  await withoutReader;
  // An editor that is gone without a word may have left stdin open.
  process.exit(1);
}
