import { readFile } from 'node:fs/promises';
import { didYouMean, findingInfos } from '@forecourt/block-schemas';
import type { FindingInfo } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { rulePage } from '../../shared/files/package-files.ts';
import { ruleOf } from '../../shared/rules/rule-of.ts';
import { findingIds } from '../../shared/rules/finding-ids.ts';
import { ownRulePage } from '../../shared/rules/own-rule-page.ts';
import { ownRules } from '../../shared/own-rules/own-rules.ts';

const infos = new Map<string, FindingInfo>(Object.entries(findingInfos));

const line = (id: string, level: string, description: string) =>
  `${id.padEnd(30)} ${level.padEnd(8)} ${description}`;

const ruleLine = ({ meta }: Rule) =>
  line(meta.id, meta.recommended ? meta.severity : 'off', meta.description);

const listed = (own: readonly Rule[]): string =>
  [
    'Lint rules',
    ...rules.map(ruleLine),
    '',
    ...(own.length > 0 ? ['Own rules', ...own.map(ruleLine), ''] : []),
    'Other findings',
    ...[...infos].map(([id, { severity, description }]) => line(id, severity, description)),
    '',
  ].join('\n');

const page = (id: string, { severity, description, advice }: FindingInfo) =>
  `# ${id}\n\n${description}\n\nLevel: ${severity}.\n\n## What to do\n\n${advice}\n`;

/**
 * Explains a finding by its id, as Markdown: a lint rule by its page, any other finding by its meaning
 * and advice. Without an id, lists all findings. Own rules are those of the nearest configuration.
 * @throws {UsageError} for an unknown id, with a suggestion.
 */
export async function explainFinding(id: string | undefined): Promise<string> {
  // An unusable configuration must not keep anyone from looking an id up.
  if (id === undefined) return listed((await ownRules().catch(() => undefined))?.rules ?? []);
  if (id.includes('/')) return explainOwnRule(id);
  const info = infos.get(id);
  if (info !== undefined) return page(id, info);
  if (findingIds.includes(id)) return readFile(rulePage(id), 'utf8');
  const meant = didYouMean(id, findingIds);
  throw new UsageError(
    `no finding has the id "${id}"${meant ? `, did you mean "${meant}"?` : '; forecourt explain lists all ids'}`,
  );
}

async function explainOwnRule(id: string): Promise<string> {
  const { rules: own, config, readPage } = await ownRules();
  const rule = ruleOf(id, own);
  return (await readPage(rule)) ?? ownRulePage(rule, config);
}
