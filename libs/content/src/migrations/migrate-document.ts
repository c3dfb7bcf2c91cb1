import { pluralize } from '@forecourt/domain';
import { editJson } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import type { ContentDocument, TenantDocuments } from '../documents/read-documents.ts';
import { documentContent } from '../references/document-content.ts';
import type { Migration } from './migration.ts';
import { countErrors, parseDocument } from './validity.ts';

/** The effect of one migration on a document. */
export interface MigrationStep {
  readonly id: string;
  /** Number of locations that it changed. */
  readonly edits: number;
  /** Why it was not applied; the document is unchanged. */
  readonly refused?: string;
}

/** A document that migrations apply to. */
export interface MigratedDocument {
  readonly document: ContentDocument;
  /** The text after all migrations. */
  readonly text: string;
  readonly steps: readonly MigrationStep[];
}

/** An error of a migration itself, not of the content. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(id: string, file: string, error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    super(`migration "${id}" failed on ${file}: ${message}`, { cause: error });
  }
}

const isEdit = (edit: unknown): edit is Edit => {
  if (typeof edit !== 'object' || edit === null) return false;
  const { pointer, ...rest } = edit as {
    pointer?: unknown;
    value?: unknown;
    remove?: unknown;
    rename?: unknown;
  };
  const isPointer = typeof pointer === 'string' && (pointer === '' || pointer.startsWith('/'));
  const isChange =
    'value' in rest
      ? rest.value !== undefined
      : rest.remove === true || typeof rest.rename === 'string';
  return isPointer && isChange;
};

function editsOf(
  { id, migrate }: Migration,
  { kind, path, file }: ContentDocument,
  value: unknown,
  { reading }: TenantDocuments,
): Edit[] {
  const { snapshot } = reading;
  let edits: unknown[];
  try {
    const document = { kind, path, value };
    const content = documentContent(document, snapshot);
    edits = [...(migrate({ ...document, ...content, site: snapshot?.site, snapshot }) ?? [])];
  } catch (error) {
    throw new MigrationError(id, file, error);
  }
  const wrong = edits.find((edit) => !isEdit(edit));
  if (wrong !== undefined)
    throw new MigrationError(
      id,
      file,
      `${JSON.stringify(wrong)} is no edit: it needs a pointer, and value, remove: true or rename`,
    );
  return edits as Edit[];
}

/**
 * Applies migrations to a document in order. One that would add validation errors is not applied.
 * @returns undefined if none applies.
 * @throws {MigrationError} if a migration itself fails.
 */
export function migrateDocument(
  document: ContentDocument,
  migrations: readonly Migration[],
  tenant: TenantDocuments,
): MigratedDocument | undefined {
  let { text, value } = document;
  let { duplicates } = parseDocument(document, text);
  const steps: MigrationStep[] = [];
  for (const migration of migrations) {
    const edits = editsOf(migration, document, value, tenant);
    const edited = edits.length === 0 ? text : editJson(text, edits);
    if (edited === text) continue;
    const { id } = migration;
    const after = parseDocument(document, edited);
    const errors = countErrors(document, value, tenant) + duplicates;
    const more = after.ok
      ? countErrors(document, after.value, tenant) + after.duplicates - errors
      : Infinity;
    if (more > 0) {
      const refused = Number.isFinite(more)
        ? `validation would find ${pluralize(more, 'more error')} than before`
        : 'the file would not be valid JSON any more';
      steps.push({ id, edits: edits.length, refused });
      continue;
    }
    steps.push({ id, edits: edits.length });
    text = edited;
    value = after.value;
    duplicates = after.duplicates;
  }
  return steps.length === 0 ? undefined : { document, text, steps };
}
