import type { Migration } from './migration.ts';

/** Entries of lists that are plain texts. */
export const listEntries: Migration = {
  id: 'list-entries',
  description:
    'Entries of lists become objects with content, meta and items, as the list tool saves them.',
  since:
    'Version 2 of Editor.js’s list tool nests lists; version 1 saved each entry as its text alone.',
  migrate: ({ blocks }) =>
    blocks
      .filter(({ block }) => block.type === 'list' && Array.isArray(block.data.items))
      .flatMap(({ block, pointer }) =>
        (block.data.items as unknown[]).flatMap((item, index) =>
          typeof item === 'string'
            ? [
                {
                  pointer: `${pointer}/data/items/${index}`,
                  value: { content: item, meta: {}, items: [] },
                },
              ]
            : [],
        ),
      ),
};
