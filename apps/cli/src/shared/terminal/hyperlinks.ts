import type { MaybeTerminal } from './wants-colour.ts';

const programs: ReadonlySet<string> = new Set([
  ...['ghostty', 'Hyper', 'iTerm.app', 'mintty', 'rio', 'Tabby', 'vscode', 'WezTerm', 'zed'],
]);
const terminals = /^(?:alacritty|foot|wezterm|xterm-(?:ghostty|kitty))/;
/** First version of GNOME's terminal library with links, 0.50.0. */
const firstVte = 5000;

/**
 * True if a terminal opens links in text (OSC 8), as far as its environment says. FORCE_HYPERLINK turns
 * them on anywhere, or off if it is 0 or false.
 */
export function wantsHyperlinks(
  stream: MaybeTerminal,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const forced = env.FORCE_HYPERLINK;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  if (stream.isTTY !== true || env.CI || env.TERM === 'dumb') return false;
  if (/^(?:screen|tmux)/.test(env.TERM ?? '')) return false;
  return (
    programs.has(env.TERM_PROGRAM ?? '') ||
    terminals.test(env.TERM ?? '') ||
    Number(env.VTE_VERSION ?? 0) >= firstVte ||
    Boolean(env.WT_SESSION ?? env.KONSOLE_VERSION ?? env.DOMTERM)
  );
}

/** Links a printable text to an address. */
export const hyperlink = (text: string, url: string): string =>
  `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
