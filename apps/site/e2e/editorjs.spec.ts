import type * as Schemas from '@forecourt/block-schemas';
import type * as Renderer from '@forecourt/renderer';
import { expect, test } from '@playwright/test';
import { openEditor, saved, type SavedDocument } from './editorjs/real-editor.ts';
import { loadSources, testPages, type Sources } from './load-sources.ts';

type Blocks = Schemas.AnyBlock[];

const picture = {
  file: { url: 'https://images.example/car.jpg', width: 800, height: 450 },
  caption: 'The <b>wagon</b>',
  withBorder: true,
  withBackground: false,
  stretched: true,
};

const video = {
  service: 'youtube',
  source: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  embed: 'https://www.youtube.com/embed/aaaaaaaaaaa',
  width: 580,
  height: 320,
  caption: 'A walk around',
};

const entry = (content: string, items: unknown[] = [], meta: object = {}) => ({
  content,
  meta,
  items,
});

const written: Blocks = [
  ...[1, 2, 3, 4, 5, 6].map((level) => ({
    type: 'header',
    data: { text: `A heading of level ${level}`, level },
  })),
  {
    type: 'paragraph',
    data: { text: 'Open <b>seven</b> <i>days</i>, see <a href="/contact">where</a> &amp; when.' },
  },
  {
    type: 'list',
    data: {
      style: 'unordered',
      meta: {},
      items: [entry('Sedans', [entry('Petrol', [entry('Turbo')]), entry('Hybrid')]), entry('Utes')],
    },
  },
  {
    type: 'list',
    data: {
      style: 'ordered',
      meta: { start: 3, counterType: 'upper-roman' },
      items: [entry('Book'), entry('Bring it', [entry('<b>Keys</b>')])],
    },
  },
  {
    type: 'list',
    data: {
      style: 'checklist',
      meta: {},
      items: [entry('Licence', [], { checked: true }), entry('Address', [], { checked: false })],
    },
  },
  { type: 'list', data: { style: 'ordered', items: ['From the list tool’s', 'first version'] } },
  {
    type: 'table',
    data: {
      withHeadings: true,
      stretched: false,
      content: [
        ['Service', 'Price'],
        ['<b>Minor</b>', '$290'],
      ],
    },
  },
  { type: 'table', data: { withHeadings: false, content: [['Monday', '8:00']] } },
  { type: 'image', data: picture },
  { type: 'embed', data: video },
  { type: 'raw', data: { html: '<p>Since <b>1987</b></p>' } },
  { type: 'horizontalRule', data: {} },
];

let sources: Sources;
let schemas: typeof Schemas;

test.beforeAll(async () => {
  sources = await loadSources();
  schemas = await sources.load('libs/block-schemas/src/index.ts');
});

test.afterAll(() => sources.close());

const pageOf = (document: SavedDocument) => ({
  schemaVersion: 1 as const,
  path: '/written',
  title: 'Written in the editor',
  blocks: document.blocks,
});

async function draw(document: SavedDocument): Promise<string> {
  const { renderPage } = await sources.load<typeof Renderer>('libs/renderer/src/index.ts');
  const { testRequest, testTenant } = await testPages(sources);
  const tenant = testTenant(document.blocks);
  const { html, skipped } = renderPage(tenant.entry, tenant.snapshot, testRequest());
  expect(skipped).toEqual([]);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('BLK-2: what the real editor saves is valid, block by block and as a page', async ({
  page,
}) => {
  await openEditor(page, written);
  const document = await saved(page);
  expect(document.blocks.map(({ type }) => type)).toEqual(written.map(({ type }) => type));
  for (const block of document.blocks) {
    expect(schemas.validateBlock(block, { allErrors: true }), JSON.stringify(block)).toEqual([]);
  }
  expect(schemas.validatePage(pageOf(document)).findings).toEqual([]);
  // A list entry of an FAQ holds what the editor saves whole, with its time and version.
  const questions = [{ ...document, blocks: document.blocks.slice(0, 7) }];
  expect(schemas.validateBlock({ type: 'faq', data: { questions } })).toEqual([]);
});

test('BLK-2: what the real editor saves is rendered', async ({ page }) => {
  await openEditor(page, written);
  const html = await draw(await saved(page));
  for (const level of [1, 2, 3, 4, 5, 6])
    expect(html).toMatch(new RegExp(`<h${level} [^>]*>A heading of level ${level}</h${level}>`));
  expect(html).toContain(
    'Open <b>seven</b> <i>days</i>, see <a href="/contact">where</a> &amp; when.',
  );
  expect(html).toContain(
    '<ul><li>Sedans<ul><li>Petrol<ul><li>Turbo</li></ul></li><li>Hybrid</li></ul></li><li>Utes</li></ul>',
  );
  expect(html).toContain('<ol start="3" type="I"><li>Book</li><li>Bring it<ol');
  expect(html).toContain('<li><b>Keys</b></li>');
  expect(html).toContain('<li>first version</li>');
  expect(html.match(/aria-label="Ticked:"/g)).toHaveLength(1);
  expect(html).toMatch(/<th scope="col">Service<\/th>/);
  expect(html).toContain('<td>Monday</td>');
  expect(html).toMatch(
    /<img src="https:\/\/images\.example\/car\.jpg"[^>]* width="800" height="450"/,
  );
  expect(html).toMatch(/<figcaption[^>]*>The <b>wagon<\/b><\/figcaption>/);
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa"');
  expect(html).toContain('<p>Since <b>1987</b></p>');
  expect(html).toContain('<hr ');
});

test('BLK-2: what is typed into the real editor is saved valid and rendered', async ({ page }) => {
  await openEditor(page, [
    { type: 'paragraph', data: { text: 'Rates' } },
    { type: 'list', data: { style: 'unordered', meta: {}, items: [entry('Oil')] } },
    { type: 'raw', data: { html: '' } },
  ]);
  await page.locator('.ce-paragraph').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' < 5 % & "fair"  ');
  await page.locator('.cdx-list__item-content').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Synthetic <b>');
  await page.keyboard.press('Tab');
  await page.locator('textarea').fill('<h1>By hand</h1><script>alert(1)</script>');
  const document = await saved(page);
  expect(schemas.validatePage(pageOf(document)).findings).toEqual([]);
  const html = await draw(document);
  expect(html).toContain('Rates &lt; 5 % &amp; &quot;fair&quot;');
  expect(html).toContain('<ul><li>Oil<ul><li>Synthetic &lt;b&gt;</li></ul></li></ul>');
  expect(html).toContain('<h2>By hand</h2></div>');
});
