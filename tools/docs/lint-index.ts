import { rules } from '@forecourt/lint';

/** docs/lint-rules.md: every lint rule with a link to its page. */
export function lintIndex(): string {
  const rows = rules.map(({ meta }) => {
    const level = meta.recommended ? meta.severity : `off (${meta.severity})`;
    const options = Object.entries(meta.options ?? {})
      .map(([name, value]) => `\`${name}\` ${String(value)}`)
      .join(', ');
    const link = `[${meta.id}](../libs/lint/src/rules/${meta.id}/README.md)`;
    return `| ${link} | ${meta.description} | ${level} | ${meta.fixable ? 'yes' : ''} | ${options} |`;
  });
  return `# Lint rules

The ${rules.length} rules of [\`forecourt lint\`](cli.md#forecourt-lint). Each leads to its own page: why, what it reports, what is right; a test runs the examples. Made by \`npm run docs\` from the rules; do not edit by hand.

<!-- prettier-ignore -->
| Rule | What it looks at | Level | \`--fix\` | Options |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
