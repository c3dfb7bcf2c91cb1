import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../../pipeline/types.ts';
import { success } from './success.tsx';

const draw = (data: object) => {
  const props = { data, ctx: { headingLevel: 2 } } as unknown as BlockProps<'success'>;
  return renderToStaticMarkup(success.component(props));
};

describe('success', () => {
  it('SUC-2: without a message of its own it thanks in plain words', () => {
    expect(draw({})).toMatch(/<h2[^>]*>Thank you<\/h2>/);
  });

  it('SUC-2: the texts of the block stand in where no message fits', () => {
    const html = draw({ heading: 'Thanks for writing', description: 'We answer <b>tomorrow</b>' });
    expect(html).toContain('Thanks for writing');
    expect(html).toContain('<p>We answer <b>tomorrow</b></p>');
  });
});
