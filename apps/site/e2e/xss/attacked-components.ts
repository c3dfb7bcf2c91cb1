import type { AnyBlock, CustomComponentDefinition } from '@forecourt/block-schemas';

/** Custom components that put what a page gives them where HTML and links stand. */
export const attackedComponents: readonly CustomComponentDefinition[] = [
  {
    name: 'attackedText',
    props: [{ name: 'html', type: 'html' }],
    blocks: [
      { type: 'raw', data: { html: '{{html}}' } },
      { type: 'paragraph', data: { text: 'Before {{html}} after' } },
      { type: 'raw', data: { html: '<p><a href="{{html}}" title="{{html}}">x</a></p>' } },
    ],
  },
  {
    name: 'attackedLink',
    props: [{ name: 'href', type: 'href' }],
    blocks: [
      { type: 'buttons', data: { buttons: [{ text: 'A button', href: '{{href}}' }] } },
      { type: 'paragraph', data: { text: '<a href="{{href}}">x</a>' } },
    ],
  },
];

/** Blocks that give those components a payload; one that its schema refuses is not drawn. */
export const attackedComponentBlocks = (payload: string): AnyBlock[] => [
  { type: 'customComponent', data: { name: 'attackedText', props: { html: payload } } },
  { type: 'customComponent', data: { name: 'attackedLink', props: { href: payload } } },
  { type: 'attackedText', data: { html: payload } },
];
