import type { LintCustomRule } from '@forecourt/block-schemas';
import { phraseExamples } from './phrase-examples.ts';

/** Default description of a new rule. */
export const phraseDescription = 'No text has a worn phrase.';

const message = '"{match}" says nothing about this dealer; write what is good here';

/** Definition of a new rule for the configuration: small and real. */
export const ownDefinition = (description: string): LintCustomRule => ({
  description,
  message,
  severity: 'warning',
  forbid: { words: ['world-class'] },
});

/** Source of a plugin with one rule. @param id of the rule, `acme/worn-phrase`. */
export function pluginSource(id: string, description: string): string {
  const [group] = id.split('/');
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  return `// @ts-check

/** @type {import('forecourt/rules').Rule} */
const rule = {
  meta: {
    id: '${id}',
    description: ${quoted(description)},
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'html-inline', 'html-block'],
    text: ({ value, pointer, report }) => {
      const start = value.search(/world-class/i);
      if (start < 0) return;
      const match = value.slice(start, start + 11);
      report({
        pointer,
        within: { start, end: start + 11 },
        message: \`"\${match}" says nothing about this dealer; write what is good here\`,
      });
    },
  }),
};

/** @type {import('forecourt/rules').Plugin} */
const plugin = { name: '${group}', rules: [rule] };

export default plugin;
`;
}

/** Page of a new rule, with examples that `forecourt test-rules` runs. */
export const ownPage = (id: string, description: string): string => `# ${id}

${description}

Say here why it matters to a visitor or a dealer.

${phraseExamples({ column: 18, marked: 11 }, message.replace('{match}', 'World-class'), id)}`;
