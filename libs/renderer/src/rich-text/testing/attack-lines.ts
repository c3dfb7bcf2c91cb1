import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own attacks, a few of every kind, used without an external corpus. */
const ownLines = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#9;script&colon;alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "javascript:alert(1)";</style>',
  '<base href="javascript:/a/-alert(1)///////">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><img src=x onerror=alert(1)></template>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x.js',
];

/** A list of attacks from an external corpus, or else the project's own. */
export interface AttackLines {
  readonly lines: readonly string[];
  /** False if only the project's own short list was found. */
  readonly complete: boolean;
}

const repository = join(import.meta.dirname, '../../../../..');

/**
 * Returns attack strings, one per line, from `<file>` in the folder FORECOURT_CORPORA, else in
 * `shared/corpora` next to the repository, else the project's own short list. All of them if
 * FORECOURT_FULL is 1, else a deterministic, even sample of `max` lines.
 */
export function attackLines(file: string, max: number): AttackLines {
  const folder = process.env.FORECOURT_CORPORA ?? join(repository, '../shared/corpora');
  const path = join(folder, file);
  if (!existsSync(path)) return { lines: ownLines, complete: false };
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  return {
    lines: process.env.FORECOURT_FULL === '1' ? lines : sample(lines, max),
    complete: true,
  };
}

/** Returns up to `max` lines, spread evenly over the list. */
function sample(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines;
  return Array.from(
    { length: max },
    (_, index) => lines[Math.floor((index * lines.length) / max)]!,
  );
}
