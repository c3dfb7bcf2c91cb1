import {
  blockTypes,
  didYouMean,
  schemaBase,
  schemaById,
  schemasAt,
} from '@forecourt/block-schemas';
import type { LintCustomRule } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';

/** A name or an index at the beginning of a JSONPath; whatever else a path has may select anything. */
const segment = /^(?:\.([A-Za-z_]\w*)|\[(?:'([^'\\]+)'|"([^"\\]+)"|(?:\*|-?\d+))\])/;

/** Returns the names and indices that a path begins with; an index is "0". */
function stepsOf(path: string): readonly string[] {
  const steps: string[] = [];
  for (let rest = path.slice(1); ;) {
    const [whole, plain, single, double] = segment.exec(rest) ?? [];
    if (whole === undefined) return steps;
    steps.push(plain ?? single ?? double ?? '0');
    rest = rest.slice(whole.length);
  }
}

/** A schema of the documents, or of each entry of the lists, that a path begins in. */
interface Root {
  readonly schema: string;
  readonly isList?: boolean;
}

const pages: Root = { schema: `${schemaBase}page.json` };

/** Returns the schema of a file or folder of tenants; undefined if it may hold anything. */
function rootOfFile(file: string): Root | undefined {
  if (/^pages(?:\/|$)/.test(file)) return pages;
  if (file === 'site.json') return { schema: `${schemaBase}site.json` };
  const [, kind = ''] = /^data\/([a-zA-Z]+)\.json$/.exec(file) ?? [];
  const entity = kind === 'team' ? 'teamMember' : kind.replace(/s$/, '');
  // Reviews may be listed by profile.
  const schema = `${schemaBase}entities/${entity}.json`;
  return kind === 'reviews' || !schemaById(schema) ? undefined : { schema, isList: true };
}

/** Returns the schemas that the path of a definition begins in; undefined if one of them is not known. */
function rootsOf({ blocks, files }: LintCustomRule): readonly (Root | undefined)[] {
  if (blocks === undefined) return files?.map(rootOfFile) ?? [pages];
  const known: readonly string[] = blockTypes;
  return blocks.map((type) =>
    known.includes(type) ? { schema: `${schemaBase}blocks/${type}/schema.json` } : undefined,
  );
}

/** A name of a path that a schema does not know, with the names that it knows there. */
interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

function unknownIn(
  { schema, isList = false }: Root,
  all: readonly string[],
): UnknownName | undefined {
  const steps = isList ? all.slice(1) : all;
  let pointer = '';
  for (const name of steps) {
    const objects = schemasAt(schema, pointer).filter(({ properties }) => properties !== undefined);
    pointer += `/${pointerToken(name)}`;
    if (name === '0') continue;
    const isOpen =
      objects.length === 0 ||
      objects.some(({ additionalProperties }) => additionalProperties !== false);
    if (isOpen) return undefined;
    const known = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties!)))];
    if (!known.includes(name)) return { name, known };
  }
  return undefined;
}

/** Returns the property of a definition's path that none of the documents it is for can have. */
export function pathNameError(
  definition: LintCustomRule,
): { readonly message: string; readonly suggestion?: string } | undefined {
  const { path } = definition;
  if (path === undefined) return undefined;
  const steps = stepsOf(path);
  const unknown = rootsOf(definition).map((root) => root && unknownIn(root, steps));
  const [first] = unknown;
  if (first === undefined || unknown.includes(undefined)) return undefined;
  const meant = didYouMean(first.name, new Set(unknown.flatMap((each) => each!.known)));
  const advice = meant === undefined ? 'correct the path' : `did you mean "${meant}"?`;
  const suggestion = meant === undefined ? undefined : path.replace(first.name, () => meant);
  return {
    message: `selects nothing: there is no property "${first.name}", ${advice}`,
    suggestion,
  };
}
