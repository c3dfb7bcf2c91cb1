import type { Site } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { renderPage } from '../pipeline/render-page.ts';
import { htmlFaults } from '../testing/html-faults.ts';
import { testSurroundings, testTenant } from '../testing/snapshot.ts';

function render(analytics?: Site['analytics']) {
  const { entry, snapshot } = testTenant([{ type: 'paragraph', data: { text: 'Hello' } }], {
    site: { analytics },
  });
  return renderPage(entry, snapshot, testSurroundings());
}

it('API-5: a site that is not measured carries no script for it', () => {
  for (const analytics of [undefined, {}, { requireConsent: true }]) {
    const { html, css } = render(analytics);
    expect(html).not.toMatch(/<script (?!type="application)|<template|measure/);
    expect(css).not.toContain('fc-consent');
  }
});

it('API-5: a site that is measured asks first, by a banner that only the script can show', async () => {
  const { html, css } = render({ containerId: 'GTM-TEST1' });
  expect(await htmlFaults(html)).toEqual([]);
  expect(html).toContain('<script type="module" src="/_build/entry.js">');
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
