import { expect, it } from 'vitest';
import type { CustomComponentDefinition } from './generated/types.ts';
import { annotatedContent } from './annotated-content.ts';

it.each(['constructor', 'toString', '__proto__'])(
  'CLI-1: a property named %s is annotated only where a page sets it',
  (name) => {
    const definition = { name: 'call-us', props: [{ name, type: 'string' }], blocks: [] };
    const components = new Map([['call-us', definition as unknown as CustomComponentDefinition]]);
    const textsOf = (data: string) => {
      const page: unknown = JSON.parse(`{ "blocks": [{ "type": "call-us", "data": ${data} }] }`);
      return annotatedContent(page, { components }).texts.map(({ pointer, value }) => [
        pointer,
        value,
      ]);
    };
    expect(textsOf('{}')).toEqual([]);
    expect(textsOf(`{ "${name}": "Call" }`)).toEqual([[`/blocks/0/data/${name}`, 'Call']]);
  },
);
