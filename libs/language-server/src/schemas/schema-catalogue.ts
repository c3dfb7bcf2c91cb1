import { blockTypes, schemaById, schemaBase } from '@forecourt/block-schemas';
import { dataLists } from '@forecourt/content';

/** A schema that an editor can be given. */
export interface EditorSchema {
  readonly name: string;
  /** Description in one sentence. */
  readonly description: string;
  /** Address of the library's schema that it is made from. */
  readonly root: string;
  /** True if the document is an array of what the root describes. */
  readonly isList?: boolean;
  /** Address of the schema of values by name that the document may hold instead of the array. */
  readonly byName?: string;
  /** Files that it is for, below a folder of tenants or the working directory; none for parts of a document. */
  readonly files: readonly string[];
}

const described = (root: string): string => String(schemaById(root)?.description ?? '');

const whole = (name: string, file: string, files: readonly string[]): EditorSchema => {
  const root = schemaBase + file;
  return { name, root, files, description: described(root) };
};

/** Name of the file that a schema is written to. */
export const schemaFile = (name: string): string => `${name}.schema.json`;

/** Every schema for editors: documents first, then the types of blocks. */
export const editorSchemas: readonly EditorSchema[] = [
  whole('page', 'page.json', ['*/pages/**/*.json']),
  whole('site', 'site.json', ['*/site.json']),
  whole('component', 'custom-component.json', ['*/components/*.json']),
  {
    ...whole('redirects', 'entities/redirect.json', ['*/redirects.json']),
    isList: true,
  },
  ...Object.entries(dataLists).map(([name, entity]) => ({
    ...whole(`data-${name}`, `entities/${entity}.json`, [`*/data/${name}.json`]),
    isList: true,
  })),
  {
    ...whole('data-reviews', 'entities/review.json', ['*/data/reviews.json']),
    isList: true,
    byName: `${schemaBase}entities/reviewSummary.json`,
  },
  whole('lint-config', 'lint-config.json', ['forecourt.config.json']),
  whole('domains', 'domains.json', ['domains.json']),
  whole('import-mapping', 'import-mapping.json', ['*.mapping.json']),
  ...blockTypes.map((type) => whole(type, `blocks/${type}/schema.json`, [])),
];
