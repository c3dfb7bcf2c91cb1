import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'component-property-unused';
const run = (text: string, ...names: readonly string[]) =>
  reportLines(
    {
      files: {
        'components/hours.json': {
          name: 'hours',
          props: names.map((name) => ({ name, type: 'string' })),
          blocks: [{ type: 'paragraph', data: { text } }],
        },
        'pages/home.json': page(),
      },
    },
    { rule },
  );

it('CLI-7: reports a property that the template does not use', () => {
  expect(run('{{days}}', 'days', 'times')).toEqual([
    expect.stringContaining(`«"times"» warning ${rule}: nothing in the template is "{{times}}"`),
  ]);
});

it('CLI-7: reports a property that is declared twice', () => {
  expect(run('{{days}}', 'days', 'days')).toEqual([
    expect.stringContaining('the component has a property "days" already'),
  ]);
});

it('CLI-6: accepts placeholders with spaces, and leaves incomplete ones to their own finding', () => {
  expect(run('{{ days }} {times} hours}}', 'days', 'times', 'hours')).toEqual([]);
});

it('CLI-6: leaves a property of another name than its placeholder to the finding of that', () => {
  expect(run('{{days}}', 'dayz')).toEqual([]);
});
