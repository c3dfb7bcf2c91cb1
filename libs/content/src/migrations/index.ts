import { choiceSpelling } from './choice-spelling.ts';
import { editorBlockTypes } from './editor-block-types.ts';
import { editorLeftovers } from './editor-leftovers.ts';
import { movedLinks, ownLinks } from './links.ts';
import { listEntries } from './list-entries.ts';
import type { Migration } from './migration.ts';
import { modelSlugs } from './model-slugs.ts';
import { aspectRatioSlash, colourHex, publicationDateIso } from './text-forms.ts';
import { valuesOfTheirType } from './values-of-their-type.ts';

export type { Migration, MigrationDocument } from './migration.ts';
export { countErrors, parseDocument } from './validity.ts';
export { migrateDocument, MigrationError } from './migrate-document.ts';
export type { MigratedDocument, MigrationStep } from './migrate-document.ts';

/** Migrations that repair blocks and their values; they run before all others. */
export const blockMigrations: readonly Migration[] = [
  editorBlockTypes,
  listEntries,
  editorLeftovers,
  valuesOfTheirType,
  choiceSpelling,
  aspectRatioSlash,
  colourHex,
  publicationDateIso,
];

/** Migrations of what content refers to. */
export const referenceMigrations: readonly Migration[] = [ownLinks, movedLinks, modelSlugs];
