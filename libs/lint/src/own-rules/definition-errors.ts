import { blockTypes, didYouMean } from '@forecourt/block-schemas';
import type { LintCondition, LintCustomRule } from '@forecourt/block-schemas';
import { pathError } from './json-path.ts';
import { pathNameError } from './path-names.ts';
import { patternError } from './safe-pattern.ts';

/** An error of a definition that its schema can't express. */
export interface DefinitionError {
  /** JSON Pointer in the definition. */
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

const conditions = ['forbid', 'require', 'requireOnPage', 'maxLength'] as const;

function testErrors(name: string, test: LintCondition | undefined): DefinitionError[] {
  if (test === undefined || test === true) return [];
  const pointer = `/${name}`;
  if (test === false) return [{ pointer, message: 'must be true, or an object; or leave it out' }];
  const { words, pattern } = test;
  if ((words === undefined) === (pattern === undefined))
    return [{ pointer, message: 'must have either "words" or "pattern"' }];
  if (words?.some((each) => each.trim() === ''))
    return [{ pointer: `${pointer}/words`, message: 'must not contain empty words' }];
  const error = pattern === undefined ? undefined : patternError(pattern);
  if (error === undefined) return [];
  return [{ pointer: `${pointer}/pattern`, message: `is not a usable pattern: ${error}` }];
}

/** Names that are almost those of built-in blocks; any other name may be that of a custom component. */
const blockErrors = (names: readonly string[]): DefinitionError[] =>
  names.flatMap((name, index) => {
    const known: readonly string[] = blockTypes;
    const suggestion = known.includes(name) ? undefined : didYouMean(name, known);
    if (suggestion === undefined) return [];
    const message = `there is no block "${name}", did you mean "${suggestion}"?`;
    return [{ pointer: `/blocks/${index}`, message, suggestion }];
  });

/** Returns the errors of a definition that fits its schema. */
export function definitionErrors(definition: LintCustomRule): readonly DefinitionError[] {
  const { blocks, texts, path, when, forbid, require, requireOnPage } = definition;
  const given = conditions.filter((name) => definition[name] !== undefined);
  const errors: DefinitionError[] = [
    ...testErrors('forbid', forbid),
    ...testErrors('require', require),
    ...testErrors('requireOnPage', requireOnPage),
    ...testErrors('when', when),
    ...blockErrors(blocks ?? []),
  ];
  const add = (pointer: string, message: string) => void errors.push({ pointer, message });
  if (given.length !== 1)
    add('', `must have one of ${conditions.map((name) => `"${name}"`).join(', ')}`);
  if (when !== undefined && requireOnPage === undefined)
    add('/when', 'needs "requireOnPage"; narrow other rules with "blocks", "texts" or "path"');
  if (path !== undefined && texts !== undefined)
    add('/texts', 'must be left out with "path", which selects values itself');
  if (
    require === true &&
    given.length === 1 &&
    path === undefined &&
    (blocks === undefined || texts !== undefined)
  )
    add('/require', 'needs "blocks" or "path" to say what must exist');
  const error = path === undefined ? undefined : pathError(path);
  if (error !== undefined) add('/path', `is not a JSONPath (RFC 9535): ${error}`);
  const unknown = error === undefined ? pathNameError(definition) : undefined;
  if (unknown !== undefined) errors.push({ pointer: '/path', ...unknown });
  return errors;
}
