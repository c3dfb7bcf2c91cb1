import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A few lines of every kind, for where the long list of others is not at hand. */
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

/** A list of attacks: others' where it is at hand, else the project's own. */
export interface AttackLines {
  readonly lines: readonly string[];
  /** False if only the project's own short list was found. */
  readonly complete: boolean;
}

const repository = join(import.meta.dirname, '../../../../..');

/**
 * Attack strings, one a line: `<file>` of the folder FORECOURT_CORPORA, else of `shared/corpora`
 * beside the repository, else the project's own short list. All of them if FORECOURT_FULL is 1,
 * else an even sample of `most` lines that is the same at every run.
 */
export function attackLines(file: string, most: number): AttackLines {
  const folder = process.env.FORECOURT_CORPORA ?? join(repository, '../shared/corpora');
  const path = join(folder, file);
  if (!existsSync(path)) return { lines: ownLines, complete: false };
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  return {
    lines: process.env.FORECOURT_FULL === '1' ? lines : sample(lines, most),
    complete: true,
  };
}

/** Every line where there are few, else lines spread evenly over the list. */
function sample(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return Array.from(
    { length: most },
    (_, index) => lines[Math.floor((index * lines.length) / most)]!,
  );
}
