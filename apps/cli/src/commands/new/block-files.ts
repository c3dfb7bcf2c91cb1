import { capitalize } from '@forecourt/domain';
import { inWords } from './names.ts';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const schema = (type: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://forecourt.example/schema/blocks/${type}/schema.json`,
  title: `${capitalize(type)}Data`,
  description: `A ${inWords(type)}.`,
  'x-heading': 'none',
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: {
    text: {
      $ref: '../../common.json#/$defs/shortText',
      description: `Text of the ${inWords(type)}.`,
      minLength: 1,
    },
    alignment: {
      $ref: '../../common.json#/$defs/alignment',
      description: 'Alignment of the text.',
      default: 'left',
    },
  },
  examples: [{ text: 'Open on Sundays in spring' }],
});

const readme = (type: string) => `# ${type}

One line of text. Describe here when to use this block, and what to use instead.

\`\`\`json
{ "type": "${type}", "data": { "text": "Open on Sundays in spring" } }
\`\`\`

<!-- properties -->

<!-- /properties -->
`;

const component = (
  type: string,
) => `import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './${type}.css?inline';

function ${capitalize(type)}({ data }: BlockProps<'${type}'>) {
  const { text, alignment = 'left' } = data;
  return (
    <p className="fc-${type}" data-align={alignment}>
      {text}
    </p>
  );
}

export const ${type}: BlockDefinition<'${type}'> = {
  type: '${type}',
  component: ${capitalize(type)},
  css,
};
`;

const style = (type: string) => `@layer blocks {
  .fc-${type} {
    margin: 0;
    color: var(--ink);
    font-size: var(--text-3);

    &[data-align='center'] {
      text-align: center;
    }
    &[data-align='right'] {
      text-align: right;
    }
  }
}
`;

const spec = (type: string) => `import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

describe('${type}', () => {
  it('BLK-1: renders its text and escapes mark-up', () => {
    const html = drawBlocks([{ type: '${type}', data: { text: 'Sundays <b>too</b>' } }]);
    expect(html).toContain('data-align="left">Sundays &lt;b&gt;too&lt;/b&gt;</p>');
  });

  it('BLK-1: is aligned as the data says', () => {
    const html = drawBlocks([{ type: '${type}', data: { text: 'Sundays', alignment: 'right' } }]);
    expect(html).toContain('data-align="right"');
  });
});
`;

/** Files of a new block by their paths in the workspace: small, real and passing every check. */
export function blockFiles(type: string): ReadonlyMap<string, string> {
  const contract = `libs/block-schemas/src/blocks/${type}`;
  const rendered = `libs/renderer/src/blocks/${type}`;
  const text = 'Open on Sundays in spring';
  return new Map([
    [`${contract}/schema.json`, asJson(schema(type))],
    [`${contract}/README.md`, readme(type)],
    [`${contract}/fixtures/valid/minimal.json`, asJson({ text })],
    [`${contract}/fixtures/valid/full.json`, asJson({ text, alignment: 'center' })],
    [
      `${contract}/fixtures/invalid/no-text.json`,
      asJson({ pointer: '', message: 'missing property "text"', data: { alignment: 'left' } }),
    ],
    [
      `${contract}/fixtures/invalid/misspelt-property.json`,
      asJson({
        pointer: '',
        message: 'unknown property "allignment", did you mean "alignment"?',
        data: { text, allignment: 'left' },
      }),
    ],
    [`${rendered}/${type}.tsx`, component(type)],
    [`${rendered}/${type}.css`, style(type)],
    [`${rendered}/${type}.spec.tsx`, spec(type)],
  ]);
}
