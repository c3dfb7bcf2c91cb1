import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { configFile } from '@forecourt/checker';
import type { LintConfig } from '@forecourt/block-schemas';
import { editJson, pointerToken } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import { nearestConfig, readConfig } from '../../shared/checking/read-config.ts';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { isThere } from '../../shared/files/is-there.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import { replaceFile } from '../../shared/files/replace-file.ts';
import { ownRules } from '../../shared/own-rules/own-rules.ts';
import { pageFolder } from '../../shared/rules/own-rule-page.ts';
import { isOwnRuleId } from './names.ts';
import { ownDefinition, ownPage, pluginSource } from './own-rule-files.ts';

/** A new rule of a configuration. */
export interface NewOwnRule {
  /** Group and name, `acme/worn-phrase`. */
  readonly id: string;
  readonly description: string;
  /** True for a JavaScript module instead of a definition. */
  readonly plugin: boolean;
}

/** Returns the change of a configuration that adds the rule. */
function editFor({ id, description, plugin }: NewOwnRule, config: LintConfig): Edit {
  if (plugin) {
    const path = `./${pageFolder}/${id}.js`;
    return config.plugins
      ? { pointer: '/plugins/-', value: path }
      : { pointer: '/plugins', value: [path] };
  }
  const definition = ownDefinition(description);
  return config.customRules
    ? { pointer: `/customRules/${pointerToken(id)}`, value: definition }
    : { pointer: '/customRules', value: { [id]: definition } };
}

/**
 * Adds a rule to the nearest configuration, which is created if there is none, with its page; the
 * rule's module too if it is one.
 * @returns paths of the files, relative to the working directory.
 * @throws {UsageError} for a bad or taken id, and a configuration that can't be used.
 */
export async function newOwnRule(rule: NewOwnRule): Promise<readonly string[]> {
  const { id, description, plugin } = rule;
  if (!isOwnRuleId(id))
    throw new UsageError(
      `"${id}" can't name a rule of your own; write a group and a name in lower case, such as acme/worn-phrase`,
    );
  const { rules } = await ownRules();
  if (rules.some(({ meta }) => meta.id === id))
    throw new UsageError(`the rule "${id}" exists already`);
  const found = await nearestConfig(process.cwd());
  const file = found ?? configFile;
  const folder = dirname(file);
  const created = new Map([
    [join(folder, pageFolder, `${id}.md`), ownPage(id, description)],
    ...(plugin
      ? [[join(folder, pageFolder, `${id}.js`), pluginSource(id, description)] as const]
      : []),
  ]);
  for (const path of created.keys())
    if (await isThere(path))
      throw new UsageError(`"${relative(process.cwd(), path)}" exists already`);
  const before = found === undefined ? '{}' : await readFile(file, 'utf8');
  const config = JSON.parse(before.replace(/^\ufeff/, '')) as LintConfig;
  for (const [path, text] of created) {
    await makeFolder(dirname(path));
    await writeFile(path, text, { flag: 'wx' });
  }
  if (found === undefined) await writeFile(file, before, { flag: 'wx' });
  try {
    const edited = editJson(before, [editFor(rule, config)]);
    const text = found === undefined ? `${JSON.stringify(JSON.parse(edited), null, 2)}\n` : edited;
    await replaceFile(file, text);
    await readConfig(file);
  } catch (error) {
    // A plugin in a tenant's folder, for example, is refused only when it is read.
    for (const path of created.keys()) await rm(path);
    await (found === undefined ? rm(file) : replaceFile(file, before));
    throw error;
  }
  return [file, ...created.keys()];
}
