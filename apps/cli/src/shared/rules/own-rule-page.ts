import type { LintConfig } from '@forecourt/block-schemas';
import type { Rule } from '@forecourt/lint';

/** Folder beside the configuration that holds the pages of own rules, `lint-rules/acme/banned-words.md`. */
export const pageFolder = 'lint-rules';

/** Page about a rule that has none of its own, as Markdown: its description, and its definition if it has one. */
export function ownRulePage({ meta }: Rule, { customRules = {} }: LintConfig): string {
  const { id, description, severity, recommended, url } = meta;
  const level = recommended ? severity : `off (${severity} if switched on)`;
  const definition = Object.hasOwn(customRules, id) ? customRules[id] : undefined;
  const parts = [
    `# ${id}`,
    description,
    `Level: ${level}.`,
    ...(url === undefined ? [] : [`More: ${url}`]),
    ...(definition === undefined
      ? []
      : ['## Definition', `\`\`\`json\n${JSON.stringify({ [id]: definition }, null, 2)}\n\`\`\``]),
  ];
  return `${parts.join('\n\n')}\n`;
}
