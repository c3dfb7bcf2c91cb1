import type { Migration } from './migration.ts';
import { choiceSpelling } from './migrations/choice-spelling.ts';
import { editorBlockTypes } from './migrations/editor-block-types.ts';
import { editorLeftovers } from './migrations/editor-leftovers.ts';
import { movedLinks, ownLinks } from './migrations/links.ts';
import { listEntries } from './migrations/list-entries.ts';
import { modelSlugs } from './migrations/model-slugs.ts';
import { aspectRatioSlash, colourHex, publicationDateIso } from './migrations/text-forms.ts';
import { valuesOfTheirType } from './migrations/values-of-their-type.ts';
import { videoEndings } from './migrations/video-endings.ts';

/** Every migration, in the order in which they run: what makes blocks readable comes first. */
export const migrations: readonly Migration[] = [
  editorBlockTypes,
  listEntries,
  editorLeftovers,
  valuesOfTheirType,
  choiceSpelling,
  aspectRatioSlash,
  colourHex,
  publicationDateIso,
  videoEndings,
  ownLinks,
  movedLinks,
  modelSlugs,
];
