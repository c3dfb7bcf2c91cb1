import type { Site } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address.ts';
import { startMeasuring } from './start-measuring.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { htmlErrors } from '../testing/html-errors.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

function render(analytics?: Site['analytics']) {
  const { entry, snapshot } = testTenant([{ type: 'paragraph', data: { text: 'Hello' } }], {
    site: { analytics },
  });
  return renderPage(entry, snapshot, testRequest());
}

it('API-5: a site that is not measured carries no script for it', () => {
  for (const analytics of [undefined, {}, { requireConsent: true }]) {
    const { html, css } = render(analytics);
    expect(html).not.toMatch(/<script (?!type="application)|<template|measurement/);
    expect(css).not.toContain('fc-consent');
  }
});

it('API-5: a site that is measured asks first, by a banner that only the script can show', async () => {
  const { html, css } = render({ containerId: 'GTM-TEST1' });
  expect(await htmlErrors(html)).toEqual([]);
  expect(html).toContain('<script type="module" src="/_build/entry.js"');
  expect(html).toMatch(
    /<template id="measurement" data-container="GTM-TEST1" data-consent="ask">.*Decline.*Accept.*<\/template>/,
  );
  expect(html.replace(/<template.*?<\/template>/, '')).not.toMatch(/Accept|Decline/);
  expect(css).toContain('.fc-consent');
});

it('API-5: a site may say that it need not ask', () => {
  const { html, css } = render({ containerId: 'GTM-TEST1', requireConsent: false });
  expect(html).toContain('data-consent="none"></template>');
  expect(css).not.toContain('fc-consent');
});

const measured = { containerId: 'GTM-TEST1', requireConsent: false } as const;

function renderAt(search: string, request: Partial<ReturnType<typeof testRequest>> = {}) {
  const { entry, snapshot } = testTenant([{ type: 'paragraph', data: { text: 'Hello' } }], {
    site: { analytics: measured },
  });
  const url = { pathname: '/finance', search };
  return renderPage(entry, snapshot, { ...testRequest(), url, ...request }).html;
}

it.each([
  '?resume=Zk3n0Qf5T9y2Wm8Lr1Xc7A',
  '?category=credit-score-result&token=lead.credit_score.abc.sig',
  '?name=Quillonia',
  '?Email=quillonia%40brackwater.example',
  '?utm_source=mail&utm_content=quillonia@brackwater.example',
  '?phone=0491+570+156',
  '?first-name=Quillonia',
  '?Vehicle%20Rego=QBX123',
  '?lat=-33.86&lng=151.2&userLocation=Sydney',
])('API-5: FRM-16: no container where the address is private: %s', (search) => {
  expect(isPrivateAddress(search)).toBe(true);
  expect(renderAt(search)).not.toMatch(/measurement|GTM-TEST1/);
  // A cached page contains the template for every query; its script checks the URL first.
  let fetched = 0;
  const document = { querySelector: () => ({}), addEventListener: () => void fetched++ };
  startMeasuring({ document, location: { search } } as unknown as Window, () => 0);
  expect(fetched).toBe(0);
});

it.each(['', '?model=Tern', '?utm_source=mail&make=Ostara', '?name=', '?token', '?car_id=4'])(
  'API-5: a page is measured at an address like %j',
  (search) => {
    expect(isPrivateAddress(search)).toBe(false);
    expect(renderAt(search)).toContain('data-container="GTM-TEST1"');
  },
);

it('OPS-3: a long query takes time proportional to its length', () => {
  // With time quadratic in the length, each of these would outlast the suite's limit.
  const long = 2_000_000;
  for (const part of ['a', 'a@', '@', 'a@a', '.', '-', '%20'])
    expect(isPrivateAddress(`?q=${part.repeat(long / part.length)}`)).toBe(false);
  expect(isPrivateAddress(`?q=${'a'.repeat(long)}@a.b`)).toBe(true);
});

it('API-5: FRM-16: no container on pages that show what a visitor entered', () => {
  const state = { stepKey: 'form', values: {}, errors: {}, done: [] };
  const captcha = { kind: 'work', address: '/api/captcha' } as const;
  const forms = { captcha, posted: { id: 'finance', state } };
  expect(renderAt('', { forms })).not.toContain('GTM-TEST1');
  expect(renderAt('', { leadFacts: { creditScore: 412 } })).not.toContain('GTM-TEST1');
  expect(renderAt('', { forms: { captcha } })).toContain('GTM-TEST1');
});
