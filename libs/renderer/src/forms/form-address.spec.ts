import type { AnyBlock } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../testing/draw-blocks.ts';
import { testTenant } from '../testing/snapshot.ts';
import { formAddress, linkedForm } from './form-address.ts';

const form = (category: string, id?: string): AnyBlock => ({
  type: 'formBuilder',
  ...(id !== undefined && { id }),
  data: { category },
});
const text: AnyBlock = { type: 'paragraph', data: { text: 'Before the form.' } };

const addressOf = (...blocks: AnyBlock[]) => {
  const { snapshot } = testTenant(blocks, { page: { path: '/finance' } });
  return formAddress('/finance', snapshot, ['Finance Enquiry'], { car_id: 'c-1' });
};

describe('FRM-8: the address of a page’s form', () => {
  it('FRM-8: leads to the form of the category, by its own id or the one it is rendered with', () => {
    const blocks = [text, form('Survey', 'survey'), form('Finance Enquiry', 'ask')];
    expect(addressOf(...blocks)).toBe('/finance?car_id=c-1#ask');
    const unnamed = [text, form('Survey'), form('Finance Enquiry')];
    expect(addressOf(...unnamed)).toBe('/finance?car_id=c-1#form-2');
    expect(drawBlocks(unnamed)).toMatch(/id="form".*Survey.*id="form-2"/s);
    expect(addressOf({ ...text, id: 'form' }, form('Finance Enquiry'))).toContain('#form-2');
  });

  it('FRM-8: an id that rendering gives a form does not change where it is posted', () => {
    expect(drawBlocks([form('Finance Enquiry')])).toContain('_form=form-1#');
  });

  it('FRM-8: leads to the only form of a page, to a page without one, and keeps a fragment of the settings', () => {
    expect(addressOf(text, form('Survey', 'survey'))).toBe('/finance?car_id=c-1#survey');
    expect(addressOf(text)).toBe('/finance?car_id=c-1');
    const { snapshot } = testTenant([form('Trade In Enquiry')], { page: { path: '/sell/' } });
    const linked = (href: string) => linkedForm(href, snapshot, ['Trade In Enquiry'], { a: 'b' });
    expect(linked('/sell')).toBe('/sell/?a=b#form');
    expect(linked('/sell#other')).toBe('/sell?a=b#other');
    expect(linked('https://pay.example/?x=1')).toBe('https://pay.example/?x=1&a=b');
    expect(formAddress('/none', snapshot, [], {})).toBeUndefined();
  });

  it('CLI-15, FRM-8: leads to the page that the form’s page has moved to', () => {
    const { snapshot } = testTenant([form('Trade In Enquiry')], { page: { path: '/sell/' } });
    const redirects = new Map([['/trade-in', { from: '/trade-in', to: '/sell/' }]]);
    const address = formAddress('/trade-in', { ...snapshot, redirects }, [], { a: 'b' });
    expect(address).toBe('/sell/?a=b#form');
  });
});
