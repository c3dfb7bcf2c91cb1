import { describe, expect, it } from 'vitest';
import { testRequest, testTenant, type TestTenant } from '../testing/snapshot.ts';
import { renderPage } from './render-page.ts';
import type { RenderRequest } from '../context/page-request.ts';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

const draw = (
  blocks: { type: string; data: object }[],
  given: TestTenant = {},
  request: Partial<RenderRequest> = {},
) => {
  const { entry, snapshot } = testTenant(blocks as never, given);
  return renderPage(entry, snapshot, testRequest(request));
};

describe('renderPage', () => {
  it('TEN-3: renders the blocks in order within header, main and footer', () => {
    const { html } = draw([paragraph('one'), paragraph('two')]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-AU">/);
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*one[\s\S]*two[\s\S]*<\/main>[\s\S]*<footer/);
  });

  it('TEN-5: an unknown type is skipped in production, the rest of the page is rendered', () => {
    const { html, skipped } = draw([{ type: 'priceTicker', data: {} }, paragraph('still here')]);
    expect(html).toContain('still here');
    expect(html).not.toContain('priceTicker');
    expect(skipped).toEqual([{ type: 'priceTicker', reason: 'unknown-type' }]);
  });

  it('TEN-5: an unknown type shows a notice in preview', () => {
    const { html } = draw([{ type: 'priceTicker', data: {} }], {}, { mode: 'preview' });
    expect(html).toContain('Unknown block type “priceTicker”');
  });

  it('TEN-5: a type of the tenant’s own registry is rendered from its template', () => {
    const { html } = draw([{ type: 'callUs', data: { number: '555' } }], {
      components: [
        {
          name: 'callUs',
          props: [{ name: 'number', type: 'string', required: true }],
          blocks: [{ type: 'paragraph', data: { text: 'Ring {{number}} today' } }],
        },
      ],
    });
    expect(html).toContain('Ring 555 today');
  });

  it('TEN-6: the block search renders nothing', () => {
    const { html } = draw([{ type: 'search', data: {} }]);
    expect(html).toContain('<h1 class="fc-sr-only">Test page</h1></main>');
  });

  it('TEN-7: a heading goes with the list below it that has no data, within columns, too', () => {
    const header = (text: string) => ({ type: 'header', data: { text } });
    const offers = { type: 'offers', data: {} };
    const { html } = draw([
      header('Offers without an answer'),
      offers,
      header('In words'),
      paragraph('still here'),
      {
        type: 'columns',
        data: { cols: [{ blocks: [header('Narrow'), offers] }, { blocks: [paragraph('beside')] }] },
      },
    ]);
    expect(html).not.toMatch(/Offers without an answer|Narrow/);
    expect(html).toMatch(/In words.*still here.*beside/s);
  });

  it('TEN-7: a block whose data makes its component throw leaves the rest of the page', () => {
    const { html, skipped } = draw([
      paragraph('before'),
      { type: 'table', data: null as never },
      paragraph('after'),
    ]);
    expect(html).toContain('before');
    expect(html).toContain('after');
    expect(skipped).toMatchObject([{ type: 'table', reason: 'failed' }]);
  });

  it('TEN-7: an error deep inside a nested block takes only that block', () => {
    const poisoned = {
      toString: () => {
        throw new Error('boom');
      },
    };
    const { html, skipped } = draw([
      {
        type: 'columns',
        data: {
          cols: [
            { blocks: [paragraph('good column')] },
            { blocks: [{ type: 'paragraph', data: { text: poisoned } }] },
          ],
        },
      },
      paragraph('after'),
    ]);
    expect(html).toContain('good column');
    expect(html).toContain('after');
    expect(skipped).toMatchObject([{ type: 'paragraph', reason: 'failed' }]);
  });

  it('TEN-7: a block that failed validation is left out; preview says where and why', () => {
    const finding = {
      rule: 'wrong-type' as const,
      severity: 'error' as const,
      pointer: '/blocks/0/data',
      message: 'must be a text',
      file: 'pages/test.json',
      line: 3,
      column: 7,
      endLine: 3,
      endColumn: 9,
      sourceLine: '',
    };
    const given = { entry: { brokenBlocks: new Map([['/blocks/0', [finding]]]) } };
    expect(draw([paragraph('bad'), paragraph('good')], given).html).not.toContain('bad');
    const preview = draw([paragraph('bad'), paragraph('good')], given, { mode: 'preview' });
    expect(preview.html).toContain('pages/test.json:3:7 must be a text');
  });

  it('WEB-2: a first block that has nothing to show leaves the h1 to the page’s title', () => {
    const places = { type: 'locations', data: { heading: 'Where we are' } };
    const answers = new Map([['{"kind":"locations"}', []]]);
    for (const given of [{}, { answers }]) {
      const { html } = draw([places, paragraph('x'), places], {}, given);
      expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="fc-sr-only">Test page']);
    }
  });

  it.each(['production', 'preview'] as const)(
    'TEN-7: broken blocks without any data take no page down in %s',
    (mode) => {
      const types = [
        'header',
        'raw',
        'brandDescription',
        'imageBanner',
        'columns',
        'customComponent',
      ];
      const broken = types.map((type) => ({ type, data: {} }));
      const fine = types.slice(0, 2).map((type) => ({ type, data: { text: 'here', html: 'too' } }));
      const brokenBlocks = new Map(broken.map((_, index) => [`/blocks/${index}`, []]));
      const { html } = draw([...broken, ...fine], { entry: { brokenBlocks } }, { mode });
      expect(html).toContain('here</h2>');
      expect(html).toContain('too</div>');
    },
  );

  it('BLK-11: components can’t make a page too large to render', () => {
    const makes = (text: string) => ({ type: 'echo', data: { text } });
    const blocks = Array(50).fill(paragraph('{{text}}'));
    const echo = { name: 'echo', props: [{ name: 'text', type: 'string' as const }], blocks };
    const uses = Array.from({ length: 100 }, (_, index) => makes(`${index} `.repeat(2000)));
    const { html, skipped } = draw([...uses, paragraph('the end')], { components: [echo] });
    expect(html).toContain('the end');
    expect(html.length).toBeLessThan(4_000_000);
    expect(skipped.length).toBeGreaterThan(80);
    expect(new Set(skipped.map(({ detail }) => detail))).toEqual(
      new Set(['the page’s components make too many blocks to be rendered']),
    );
  });

  it('CUT-2: the publication date picks the layout, its absence the newest', () => {
    const buttons = [{ type: 'buttons', data: { buttons: [{ text: 'Go', href: '/go' }] } }];
    const at = (publicationDate?: string) =>
      draw(buttons, { page: publicationDate ? { publicationDate } : {} }).html;
    expect(at('2024-05-19')).not.toBe(at('2024-05-20'));
    expect(at()).toBe(at('2024-05-20'));
  });

  it('CUT-5: a page can be shown at another date than its own', () => {
    const buttons = [{ type: 'buttons', data: { buttons: [{ text: 'Go', href: '/go' }] } }];
    const old = draw(buttons, { page: { publicationDate: '2024-01-01' } }).html;
    expect(
      draw(buttons, { page: { publicationDate: '2026-01-01' } }, { at: '2024-01-01' }).html,
    ).toBe(old);
  });

  it('WEB-1: names the canonical address, title and description', () => {
    const { html } = draw([paragraph('x')], { page: { seo: { description: 'Cars & more' } } });
    expect(html).toContain('<link rel="canonical" href="https://www.test-dealer.example/test"/>');
    expect(html).toContain('<title>Test page · Test Dealer</title>');
    expect(html).toContain('content="Cars &amp; more"');
  });

  it('WEB-1: what no search engine shall list names no canonical address of its own', () => {
    const hidden = draw([], { page: { seo: { noindex: true } } }).html;
    expect(hidden).toContain('content="noindex"');
    expect(hidden).not.toMatch(/rel="canonical"|og:url/);
    const named = draw([], { page: { seo: { noindex: true, canonical: '/listed' } } }).html;
    expect(named).toContain(
      '<link rel="canonical" href="https://www.test-dealer.example/listed"/>',
    );
  });

  it('carries no script on a page without islands and one entry on a page with one', () => {
    expect(draw([paragraph('x')]).html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const calculator = draw([{ type: 'financeCalculator', data: {} }]);
    expect(calculator.islands).toEqual(['financeCalculator']);
    expect(calculator.html).toContain(
      '<script type="module" src="/_build/entry.js" fetchPriority="low"></script>',
    );
  });

  it('WEB-3: fonts and scripts come after the style sheets, and leave the network to the first picture', () => {
    const fonts = { css: '', preload: ['/_build/sans.woff2'] };
    const { html } = draw([{ type: 'financeCalculator', data: {} }], {}, { fonts });
    const head = html.slice(0, html.indexOf('</head>'));
    const [before, after] = head.split('</style>');
    expect(before).not.toMatch(/<script type="module"|rel="preload"/);
    expect(after!.match(/<(script|link) [^>]*fetchPriority="low"/g)).toHaveLength(2);
  });

  it('carries the style sheets of the blocks in use only', () => {
    expect(draw([paragraph('x')]).css).not.toContain('.fc-buttons-list {');
    expect(
      draw([{ type: 'buttons', data: { buttons: [{ text: 'Go', href: '/go' }] } }]).css,
    ).toContain('.fc-buttons-list');
  });

  it('gives the same document for the same arguments', () => {
    const blocks = [
      { type: 'financeCalculator', data: {} },
      { type: 'financeCalculator', data: {} },
    ];
    expect(draw(blocks).html).toBe(draw(blocks).html);
  });

  it('has one h1: the page’s title, visually hidden if no block renders it', () => {
    expect(draw([paragraph('x')]).html.match(/<h1/g)).toHaveLength(1);
    expect(
      draw([{ type: 'header', data: { text: 'Hello', level: 1 } }]).html.match(/<h1/g),
    ).toHaveLength(1);
  });
});
