import type { AnyBlock, CustomComponentDefinition } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { blocksOfComponent, CustomComponentError, expandTemplate, templateSize } from './index.ts';

const component = (
  name: string,
  blocks: readonly AnyBlock[],
  props: CustomComponentDefinition['props'] = [],
): CustomComponentDefinition => ({ name, props, blocks: [...blocks] });

const registryOf = (...definitions: CustomComponentDefinition[]) =>
  new Map(definitions.map((definition) => [definition.name, definition]));

const text = (content: string): AnyBlock => ({ type: 'paragraph', data: { text: content } });
const use = (name: string): AnyBlock => ({ type: 'customComponent', data: { name } });

const callUs = component(
  'callUs',
  [
    {
      type: 'buttons',
      data: {
        buttons: [{ text: 'Call {{who}}', href: 'tel:{{number}}', icon: '{{icon}}' }],
        buttonsPerRow: '{{perRow}}',
      },
    },
  ],
  [
    { name: 'who', type: 'string', default: 'us' },
    { name: 'number', type: 'string', required: true },
    { name: 'perRow', type: 'number', default: 2 },
    { name: 'icon', type: 'string' },
  ],
);

describe('expandTemplate', () => {
  it('BLK-11: fills in texts, keeps numbers numbers, uses defaults, leaves out what has no value', () => {
    expect(expandTemplate(callUs, { number: '131' })).toEqual([
      {
        type: 'buttons',
        data: { buttons: [{ text: 'Call us', href: 'tel:131' }], buttonsPerRow: 2 },
      },
    ]);
  });

  it('BLK-11: a link dials a phone number that is written with spaces, wherever else they stay', () => {
    const hrefOf = (number: string, template = 'tel:{{number}}') => {
      const blocks = [{ type: 'tag', data: { text: '{{number}}', href: template } }];
      const named = component('ring', blocks, [{ name: 'number', type: 'string' }]);
      return expandTemplate(named, { number })[0]!.data;
    };
    expect(hrefOf('(07) 5550 0101')).toEqual({ text: '(07) 5550 0101', href: 'tel:(07)55500101' });
    expect(hrefOf('+64 (0)9 555 0114')).toMatchObject({ href: 'tel:+6495550114' });
    expect(hrefOf('ask us')).toMatchObject({ href: 'tel:ask us' });
    expect(hrefOf('a b', 'sms:131?body={{number}}')).toMatchObject({ href: 'sms:131?body=a b' });
  });

  it('BLK-11: refuses properties that are missing, undeclared or of the wrong kind', () => {
    expect(() => expandTemplate(callUs, {})).toThrow('needs the property "number"');
    expect(() => expandTemplate(callUs, { number: '1', nubmer: '2' })).toThrow(
      'declares no property "nubmer"',
    );
    expect(() => expandTemplate(callUs, { number: '1', perRow: '2' })).toThrow('must be a number');
    const link = component(
      'link',
      [text('<a href="{{to}}">Go</a>')],
      [{ name: 'to', type: 'href' }],
    );
    expect(() => expandTemplate(link, { to: 'javascript:alert(1)' })).toThrow('must be an address');
  });

  it('BLK-11: escapes texts within mark-up and leaves mark-up as it is', () => {
    const note = component(
      'note',
      [text('<b>{{plain}}</b> {{rich}}')],
      [
        { name: 'plain', type: 'string' },
        { name: 'rich', type: 'html' },
      ],
    );
    expect(expandTemplate(note, { plain: '"A" < B', rich: '<i>C</i>' })).toEqual([
      text('<b>&quot;A&quot; &lt; B</b> <i>C</i>'),
    ]);
  });

  it('BLK-11: a placeholder names only what is declared, never a member of a prototype', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(() => expandTemplate(component('odd', [text(`{{${name}}}`)]))).toThrow(
        'which it does not declare',
      );
    const own = component('own', [text('{{__proto__}}')], [{ name: '__proto__', type: 'string' }]);
    expect(expandTemplate(own, {})).toEqual([{ type: 'paragraph', data: {} }]);
  });

  it('BLK-11: a member called __proto__ in a template stays a member', () => {
    const data = JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, unknown>;
    const [block] = expandTemplate(component('odd', [{ type: 'paragraph', data }]));
    expect(Object.getPrototypeOf(block!.data)).toBe(Object.prototype);
    expect(Object.hasOwn(block!.data, '__proto__')).toBe(true);
  });

  it('BLK-11: never lets a value choose what a block is', () => {
    const odd = component(
      'odd',
      [{ type: '{{kind}}', data: {} }],
      [{ name: 'kind', type: 'string' }],
    );
    expect(expandTemplate(odd, { kind: 'raw' })).toEqual([{ type: '{{kind}}', data: {} }]);
    const any = component('any', [use('{{kind}}')], [{ name: 'kind', type: 'string' }]);
    expect(() => expandTemplate(any, { kind: 'any' })).toThrow('from a property');
  });

  it('BLK-11: does not grow without end and is not nested without end', () => {
    const many = component('many', [text('{{a}}'.repeat(5000))], [{ name: 'a', type: 'string' }]);
    expect(() => expandTemplate(many, { a: 'x'.repeat(20_000) })).toThrow('expands to more than');
    let data: Record<string, unknown> = {};
    for (let level = 0; level < 70; level++) data = { data };
    expect(() => expandTemplate(component('deep', [{ type: 'raw', data }]))).toThrow(
      'nested deeper',
    );
  });

  it('BLK-11: a template that contains itself is refused', () => {
    expect(() => expandTemplate(component('me', [use('me')]))).toThrow('contains itself');
    expect(() => expandTemplate(component('me', [{ type: 'me', data: {} }]))).toThrow(
      'contains itself',
    );
  });
});

describe('templateSize', () => {
  it('BLK-11: finds components that hold each other', () => {
    const [a, b] = [component('a', [use('b')]), component('b', [use('a')])];
    expect(() => templateSize(a, registryOf(a, b))).toThrow('contains itself: a → b → a');
  });

  it('BLK-11: counts the blocks of nested components, and rejects exponential growth', () => {
    const leaf = component(
      'leaf',
      Array.from({ length: 30 }, () => text('x')),
    );
    const branch = component(
      'branch',
      Array.from({ length: 30 }, () => use('leaf')),
    );
    const tree = component(
      'tree',
      Array.from({ length: 30 }, () => use('branch')),
    );
    const registry = registryOf(leaf, branch, tree);
    expect(templateSize(leaf, registry)).toBe(30);
    expect(templateSize(branch, registry)).toBe(930);
    expect(() => templateSize(tree, registry)).toThrow('expands to more than 1000 blocks');
  });
});

describe('blocksOfComponent', () => {
  it('BLK-11: what a template makes is checked by the schema of its blocks', () => {
    const registry = registryOf(callUs);
    expect(blocksOfComponent('callUs', { number: '131' }, registry)).toHaveLength(1);
    expect(() => blocksOfComponent('callUs', { number: '131', perRow: 9 }, registry)).toThrow(
      CustomComponentError,
    );
    expect(() => blocksOfComponent('callUs', { number: '1\u0000"' }, registry)).toThrow(
      'is not valid',
    );
  });

  it('BLK-11: an unknown name is an error', () => {
    expect(() => blocksOfComponent('constructor', {}, new Map())).toThrow(
      'there is no custom component "constructor"',
    );
  });
});
