import { blockAnnotations, isBlockType } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import type { Migration } from './migration.ts';

const stamps = ['time', 'version'] as const;

function stampsOf(value: unknown, pointer: string): Edit[] {
  if (typeof value !== 'object' || value === null) return [];
  return stamps
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => ({ pointer: `${pointer}/${name}`, remove: true }));
}

/** Removes the editor's own metadata. */
export const editorLeftovers: Migration = {
  id: 'editor-leftovers',
  description: 'Takes away the time, version and tunes that Editor.js saves and no page looks at.',
  since: 'They change with every save, so that reviews show changes where there are none.',
  migrate: ({ kind, value, blocks }) => [
    ...(kind === 'page' ? stampsOf(value, '') : []),
    ...blocks.flatMap(({ block, pointer }): Edit[] => {
      const found: Edit[] = Object.hasOwn(block, 'tunes')
        ? [{ pointer: `${pointer}/tunes`, remove: true }]
        : [];
      for (const { path, kind: holds } of isBlockType(block.type)
        ? blockAnnotations[block.type]
        : [])
        if (holds === 'blocks')
          eachValueAt(block.data, path.slice(0, -1), `${pointer}/data`, (nested, at) =>
            found.push(...stampsOf(nested, at)),
          );
      return found;
    }),
  ],
};
