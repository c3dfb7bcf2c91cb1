/** An example of a rule's page: files of a tenant, and the expected report. */
export interface RuleExample {
  readonly files: ReadonlyMap<string, string>;
  /** From the fences: `zone=`, `region=`, `at=`, `horizon=`, and sizes of pictures, `/assets/a.svg=1600x900:5000` or `/assets/a.gif=90x60`. */
  readonly settings: ReadonlyMap<string, string>;
  /** The report without its last line; undefined if there are no findings. */
  readonly expected?: string;
}

const fence = /^(`{3,})(\w+)([^\n]*)\n([^]*?)\n\1$/gm;

/** Returns the examples below a heading of a rule's page. Adjacent fences are one example. */
export function examplesUnder(markdown: string, heading: string): RuleExample[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const groups: RegExpExecArray[][] = [];
  let end = -1;
  for (const match of section.matchAll(fence)) {
    const isNext = end >= 0 && section.slice(end, match.index).trim() === '';
    if (isNext) groups.at(-1)!.push(match);
    else groups.push([match]);
    end = match.index + match[0].length;
  }
  return groups.map((group) => {
    const json = group.filter(([, , language]) => language === 'json');
    const words = json.map(([, , , info = '']) => info.trim().split(/\s+/));
    const settings = words.flatMap((all) => all.slice(1));
    return {
      files: new Map(json.map(([, , , , text], index) => [words[index]![0]!, text!])),
      settings: new Map(
        settings.map((word): [string, string] => {
          const [name = '', ...value] = word.split('=');
          return [name, value.join('=')];
        }),
      ),
      expected: group.find(([, , language]) => language === 'text')?.[4],
    };
  });
}
