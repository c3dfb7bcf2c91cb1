import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (data: object, site: object = {}) =>
  drawBlocks(
    [{ type: 'twgSalesCounter', data: { figure: 1234567, label: 'cars sold', ...data } }],
    {
      site,
    },
  );

describe('twgSalesCounter', () => {
  it('BLK-10: the figure is in the HTML as the country writes it', () => {
    expect(draw({})).toContain('<span class="fc-twgSalesCounter-count">1,234,567</span>');
    expect(draw({}, { locale: 'de-DE' })).toContain('>1.234.567</span>');
  });

  it('BLK-10: renders label, prefix, suffix and description', () => {
    const html = draw({ prefix: '$', suffix: '+', description: 'Since <b>1998</b>' });
    expect(html).toMatch(/\$<span[^>]*>1,234,567<\/span>\+/);
    expect(html).toContain('cars sold');
    expect(html).toContain('Since <b>1998</b>');
  });

  it('BLK-10: the counting script gets the figure and the language', () => {
    expect(draw({})).toContain('{"figure":1234567,"locale":"en-AU"}');
  });
});
