/** References of a document to other parts of the repository. */
export interface References {
  /** Targets of links, without those to other sites. */
  readonly links: readonly string[];
  /** Paths from the repository's root in `code`, as far as they are certain. */
  readonly paths: readonly string[];
  /** Names of package.json's scripts. */
  readonly scripts: readonly string[];
}

const topLevel = /^(?:apps|docs|libs|tenants|tools)\/[^\s`]*$/;

/** The part of a path before the first placeholder: `libs/<name>/src` is `libs`. */
function certainPart(path: string): string {
  const parts = path.replace(/\/$/, '').split('/');
  const placeholder = parts.findIndex((part) => /[<>{}*…$]/.test(part));
  return (placeholder < 0 ? parts : parts.slice(0, placeholder)).join('/');
}

/** Returns what the groups of a pattern capture, in order of the matches. */
const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.filter((group) => group !== undefined),
  );

/** Everything that a Markdown document refers to. Paths within fenced code are examples and left out. */
export function findReferences(markdown: string): References {
  const prose = markdown.replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
  const links = captures(prose, /\]\(([^)\s]+)\)/g);
  const images = captures(prose, /\b(?:src|srcset|href)="([^"]+)"/g);
  const codes = captures(prose, /`([^`\n]+)`/g);
  return {
    links: [...links, ...images].filter((target) => !/^[a-z]+:/i.test(target)),
    paths: codes.filter((code) => topLevel.test(code)).map(certainPart),
    scripts: captures(markdown, /\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g),
  };
}

/** The anchors that a document's headings and `<a id>` elements make, as code hosts derive them. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = captures(markdown, /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...captures(markdown, /<a id="([^"]+)">/g)]);
}
