import { camelCase } from './names.ts';
import { placeholderExamples } from './placeholder-examples.ts';

const message =
  'the text is a placeholder ("lorem ipsum"); replace it with what visitors should read';

const rule = (
  id: string,
  description: string,
) => `import { defineRule } from '../../rule-api/rule.ts';

/** Reports placeholder text. */
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
      const start = value.search(/lorem ipsum/i);
      if (start < 0) return;
      report({
        pointer,
        within: { start, end: start + 'lorem ipsum'.length },
        message:
          '${message}',
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

it('CLI-2: reports a placeholder at the text', () => {
  expect(run('Lorem ipsum dolor').map(({ finding }) => finding.pointer)).toEqual([
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

${placeholderExamples({ column: 18, marked: 11 }, message, id)}
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
