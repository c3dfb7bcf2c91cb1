import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { editJson } from '@forecourt/json';
import { insertLine } from './insert-line.ts';
import { camelCase, checkKebabName } from './names.ts';
import { ruleFiles } from './rule-files.ts';
import { applyScaffold } from './scaffold.ts';
import { findWorkspace } from './workspace.ts';

const rules = 'libs/lint/src/rules';

const ruleAdvice =
  'a built-in rule is added to the source, in a clone of the repository; for a rule of your own, write a group and a name, such as acme/worn-phrase';

/** Source of the list of rules with one more, in order of id. */
function withRule(source: string, id: string): string {
  const name = camelCase(id);
  const imported = insertLine(
    source,
    /^import \{ \w+ \} from '\.\/([\w-]+)\/rule\.ts';$/,
    id,
    `import { ${name} } from './${id}/rule.ts';`,
  );
  return insertLine(imported, /^ {2}(\w+),$/, name, `  ${name},`);
}

/** The configuration's schema with one more rule, without options. */
const withSetting = (schema: string, id: string, description: string): string =>
  editJson(schema, [
    {
      pointer: `/$defs/rules/properties/${id}`,
      value: { $ref: '#/$defs/level', description },
    },
  ]);

/**
 * Adds a lint rule to the workspace: its folder, its entries in the list of rules and in the
 * configuration's schema, and everything generated.
 * @param description one sentence about content that follows the rule.
 * @returns paths of the files written by hand.
 * @throws {UsageError} for a bad or taken id, or outside a workspace.
 */
export async function newRule(
  id: string,
  description: string,
  cwd: string,
): Promise<readonly string[]> {
  const workspace = findWorkspace(cwd, ruleAdvice);
  checkKebabName('rule', id, await readdir(join(workspace, rules)).catch(() => []));
  return applyScaffold(workspace, {
    created: ruleFiles(id, description),
    edited: new Map([
      [`${rules}/index.ts`, (source: string) => withRule(source, id)],
      [
        'libs/block-schemas/src/lint-config.json',
        (schema: string) => withSetting(schema, id, description),
      ],
    ]),
  });
}
