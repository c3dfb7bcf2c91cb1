import type { Proof } from './find-proofs.ts';
import type { RequirementGroup, Requirement } from './requirements.ts';

const intro = `# Requirements

Made by \`npm run requirements\` from [requirements.json](../tools/requirements/requirements.json) and the titles of the tests. Do not edit by hand: change the list or the tests and run it again.

**met**: a visitor, a content engineer or CI can use it, and the tests named here fail without it. **partly**: the note says what is there. **planned**: a later stage brings it.
`;

/** Folders whose name says less than the one above them. */
const plain = new Set(['src', 'server', 'app']);

/** The shortest name of a path that still says what it is. */
function shortName(path: string): string {
  const parts = path.split('/');
  return plain.has(parts.at(-1)!) ? parts.slice(-2).join('/') : parts.at(-1)!;
}

const link = (path: string) => `[${shortName(path)}](../${path})`;

const inCell = (text: string) => text.replaceAll('|', '\\|');

function row({ id, what, where, status, note }: Requirement, proofs: readonly Proof[]): string {
  const files = proofs.filter(({ ids }) => ids.includes(id)).map(({ file }) => file);
  const cells = [
    `<a id="${id.toLowerCase()}"></a>${id}`,
    inCell(what),
    where.map(link).join(', '),
    [...new Set(files)].sort().map(link).join(', '),
    note === undefined ? status : `${status}: ${inCell(note)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The document: a table of every group, and how many requirements are how far. */
export function requirementsDocument(
  groups: readonly RequirementGroup[],
  proofs: readonly Proof[],
): string {
  const all = groups.flatMap(({ requirements }) => requirements);
  const count = (status: string) => all.filter((each) => each.status === status).length;
  const tables = groups.map(({ key, title, requirements }) =>
    [
      `## ${key} · ${title}\n`,
      // Aligned columns would make every row change when one does.
      '<!-- prettier-ignore -->',
      '| Id | What | Where it is met | Tests that prove it | Status |',
      '| --- | --- | --- | --- | --- |',
      ...requirements.map((requirement) => row(requirement, proofs)),
      '',
    ].join('\n'),
  );
  const summary = `Of ${all.length} requirements ${count('met')} are met, ${count('partly')} partly, ${count('planned')} planned.\n`;
  return [intro, summary, ...tables].join('\n');
}
