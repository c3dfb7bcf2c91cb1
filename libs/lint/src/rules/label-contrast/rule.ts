import type { TagData } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { wcagContrast } from 'culori';
import { defineRule } from '../../rule-api/rule.ts';

type Colours = Partial<Pick<TagData, 'backgroundColor' | 'textColor'>>;

/** Least contrast of text with its background, WCAG 2.2 level AA. */
const minContrast = 4.5;

/** Labels are opaque: what is below has no effect. */
const opaque = (colour: string): string =>
  colour.length > 7 ? colour.slice(0, 7) : colour.length === 5 ? colour.slice(0, 4) : colour;

/** A colour that validation accepts. */
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);

function messageOf({ backgroundColor: ground, textColor: text }: Colours): string | undefined {
  if (!isColour(ground) || !isColour(text)) return undefined;
  const contrast = wcagContrast(opaque(text), opaque(ground));
  if (!(contrast < minContrast)) return undefined;
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `${text} on ${ground} has a contrast of ${ratio} to 1, below the 4.50 to 1 of WCAG AA, so black or white takes its place; choose colours further apart, or leave textColor out`;
}

/** Reports labels whose colours are replaced, since nobody could read them. */
export const labelContrast = defineRule({
  meta: {
    id: 'label-contrast',
    description: 'The text of a label has enough contrast with its background.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['tag', 'tags'],
    block: ({ block: { type, data }, pointer, report }) => {
      const { tags } = data as { readonly tags?: readonly unknown[] };
      const labels = type === 'tag' ? [data] : Array.isArray(tags) ? tags : [];
      for (const [index, label] of labels.entries()) {
        const message = isObject(label) ? messageOf(label as Colours) : undefined;
        const at = type === 'tag' ? 'data' : `data/tags/${index}`;
        if (message !== undefined) report({ pointer: `${pointer}/${at}/textColor`, message });
      }
    },
  }),
});
