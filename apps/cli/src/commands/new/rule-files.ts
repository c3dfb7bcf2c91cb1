import { camelCase } from './names.ts';
import { phraseExamples } from './phrase-examples.ts';

const message = '"world-class" says nothing about this dealer; write what is good here';

const rule = (
  id: string,
  description: string,
) => `import { defineRule } from '../../rule-api/rule.ts';

/** Reports a worn phrase. */
export const ${camelCase(id)} = defineRule({
  meta: {
    id: '${id}',
    description: ${JSON.stringify(description)},
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['html-inline', 'html-block'],
    text: ({ value, pointer, report }) => {
      const start = value.search(/world-class/i);
      if (start < 0) return;
      report({
        pointer,
        within: { start, end: start + 'world-class'.length },
        message: '${message}',
      });
    },
  }),
});
`;

const spec = (id: string) => `import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const run = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return lintSample({ files: { 'pages/home.json': page({ blocks }) } }, { rule: '${id}' });
};

it('CLI-2: reports the phrase at the text', () => {
  expect(run('World-class service').map(({ finding }) => finding.pointer)).toEqual([
    '/blocks/0/data/text',
  ]);
});

it('CLI-2: accepts other text', () => {
  expect(run('Open on Sundays in spring')).toEqual([]);
});
`;

const readme = (id: string, description: string) => `# ${id}

${description}

Level: warning.

Say here why it matters to a visitor or a dealer.

${phraseExamples({ column: 18, marked: 11 }, message, id)}
## Options

None.
`;

/** Files of a new rule by their paths in the workspace: small, real and passing every check. */
export function ruleFiles(id: string, description: string): ReadonlyMap<string, string> {
  const folder = `libs/lint/src/rules/${id}`;
  return new Map([
    [`${folder}/rule.ts`, rule(id, description)],
    [`${folder}/rule.spec.ts`, spec(id)],
    [`${folder}/README.md`, readme(id, description)],
  ]);
}
