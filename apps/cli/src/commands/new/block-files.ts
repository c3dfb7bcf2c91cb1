import { capitalize } from '@forecourt/domain';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const text = 'Open on Sundays in spring';

const schema = (type: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://forecourt.example/schema/blocks/${type}/schema.json`,
  title: `${capitalize(type)}Data`,
  description: `One line of text: describe what "${type}" is for.`,
  'x-heading': 'none',
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: {
    text: {
      $ref: '../../common.json#/$defs/shortText',
      description: 'The line of text.',
      minLength: 1,
    },
  },
  examples: [{ text }],
});

const fixtures = {
  valid: { minimal: { text } },
  invalid: {
    'misspelt-property': {
      pointer: '',
      message: 'unknown property "textt", did you mean "text"?',
      data: { textt: text },
    },
    'no-text': { pointer: '', message: 'missing property "text"', data: {} },
  },
};

const readme = (type: string) => `# ${type}

<!-- example -->

<!-- /example -->

<!-- properties -->

<!-- /properties -->
`;

const component = (
  type: string,
) => `import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './${type}.css?inline';

function ${capitalize(type)}({ data }: BlockProps<'${type}'>) {
  return <p className="fc-${type}">{data.text}</p>;
}

export const ${type}: BlockDefinition<'${type}'> = {
  type: '${type}',
  component: ${capitalize(type)},
  css,
};
`;

const style = (type: string) => `@layer blocks {
  .fc-${type} {
    color: var(--ink);
    font-size: var(--text-3);
  }
}
`;

const spec = (type: string) => `import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('BLK-1: renders its text and escapes mark-up', () => {
  const html = drawBlocks([{ type: '${type}', data: { text: 'Sundays <b>too</b>' } }]);
  expect(html).toContain('Sundays &lt;b&gt;too&lt;/b&gt;');
});
`;

/** Files of a new block by their paths in the workspace: small, real and passing every check. */
export function blockFiles(type: string): ReadonlyMap<string, string> {
  const contract = `libs/block-schemas/src/blocks/${type}`;
  const rendered = `libs/renderer/src/blocks/${type}`;
  return new Map([
    [`${contract}/schema.json`, asJson(schema(type))],
    [`${contract}/README.md`, readme(type)],
    [`${contract}/fixtures.json`, asJson(fixtures)],
    [`${rendered}/${type}.tsx`, component(type)],
    [`${rendered}/${type}.css`, style(type)],
    [`${rendered}/${type}.spec.tsx`, spec(type)],
  ]);
}
