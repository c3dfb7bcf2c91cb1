import { blockTypes, cutoffs, type Cutoff } from '@forecourt/block-schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../libs/block-schemas/src/blocks');

const descriptionOf = (type: string): string =>
  (
    JSON.parse(readFileSync(join(folder, type, 'schema.json'), 'utf8')) as { description: string }
  ).description.replaceAll('|', '\\|');

const changesOf = (type: string): string =>
  (cutoffs as readonly Cutoff[])
    .filter(({ blockType }) => blockType === type)
    .map(({ date, before, after }) => `${before.layout} → ${after.layout} on ${date}`)
    .join('; ');

/** docs/blocks.md: every block type with a link to its page. */
export function blockIndex(): string {
  const rows = blockTypes.map(
    (type) =>
      `| [${type}](../libs/block-schemas/src/blocks/${type}/README.md) | ${descriptionOf(type)} | ${changesOf(type)} |`,
  );
  return `# Blocks

The ${blockTypes.length} built-in types. Each leads to its own page: when to use it, an example, every property. Made by \`npm run docs\` from the schemas and the registry of cutoffs; do not edit by hand.

<!-- prettier-ignore -->
| Type | What it is | Layouts |
| --- | --- | --- |
${rows.join('\n')}
`;
}
