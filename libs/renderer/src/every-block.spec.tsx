import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blockAnnotations,
  blockTraits,
  blockTypes,
  cutoffs,
  type BlockType,
} from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { planPage } from './pipeline/plan-page.ts';
import { definitionOf, registry } from './blocks/registry.ts';
import { renderPage } from './pipeline/render-page.ts';
import type { RenderedPage } from './pipeline/rendered-page.ts';
import type { RenderRequest } from './context/page-request.ts';
import { testAnswers } from './testing/answers.ts';
import { everyFixture, fixtureTenant, layoutsOf, type Fixture } from './testing/every-fixture.ts';
import { htmlErrors } from './testing/html-errors.ts';
import { testSite, testRequest } from './testing/snapshot.ts';
import { outermostRules, propertiesRead, propertiesSet } from './testing/style-sheets.ts';
import { themeCss } from './theme/tokens.ts';

const source = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');
const folders = readdirSync(join(source, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as BlockType);

function draw(
  fixtures: Fixture | readonly Fixture[],
  at: string,
  given: Partial<RenderRequest> = {},
): RenderedPage {
  const { entry, snapshot } = fixtureTenant([fixtures].flat().map(({ block }) => block));
  const request = testRequest({ at, ...given });
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries);
  return renderPage(entry, snapshot, { ...request, answers });
}

/** Returns the fixture without the ids that its editor chose. */
const anonymous = (fixture: Fixture): Fixture => ({
  ...fixture,
  block: JSON.parse(
    JSON.stringify(fixture.block, (key, value) => (key === 'id' ? undefined : value)),
  ),
});

/** Returns the rendered block without the page's hidden title. */
const bodyOf = ({ html }: RenderedPage): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/^<main[^>]*>(?:<h1 class="fc-sr-only">[^<]*<\/h1>)?/, '');

/** True if a visitor perceives something: text, or an element that is visible without text. */
const shows = (body: string): boolean =>
  /<(?:img|hr|video|iframe|svg|input)\b/.test(body) || body.replace(/<[^>]*>/g, '').trim() !== '';

describe('BLK-1: the registry', () => {
  it('BLK-1: has every type under its own name', () => {
    expect(Object.keys(registry).sort()).toEqual([...blockTypes].sort());
    for (const type of blockTypes) expect(registry[type].type).toBe(type);
  });

  it('BLK-1: has a folder for every type that renders something, and no other', () => {
    expect(folders).toEqual(expect.arrayContaining([...blockTypes]));
    expect(blockTypes).toEqual(expect.arrayContaining(folders));
  });
});

/**
 * Types that render nothing themselves: search is empty, and the others are replaced by other
 * blocks.
 */
const unseen = new Set<BlockType>(['search', 'customComponent', 'formBuilder']);

describe.each(folders)('BLK-1: the folder of %s', (type) => {
  it('BLK-1: holds component, behaviour test and, where anything is seen, a style sheet', () => {
    const files = readdirSync(join(source, 'blocks', type));
    expect(files).toContain(`${type}.tsx`);
    expect(files).toContain(`${type}.spec.tsx`);
    expect(files.includes(`${type}.css`)).toBe(!unseen.has(type));
    expect(registry[type].css === '').toBe(unseen.has(type));
  });

  it('BLK-1: every island that the block declares has its module, here or where it is shared', () => {
    for (const island of definitionOf(type).islands ?? [])
      expect(
        ['blocks', 'cars', 'forms'].some((folder) =>
          ['ts', 'tsx'].some((ending) =>
            existsSync(join(source, folder, island, `${island}.island.${ending}`)),
          ),
        ),
        island,
      ).toBe(true);
  });
});

const tokens = new Set(
  propertiesSet(
    // The picture component sets the aspect ratio of each picture.
    [read('theme/base.css'), read('image/picture.tsx'), themeCss(testSite().theme)].join('\n'),
  ),
);
const styled = folders.filter((type) => !unseen.has(type));

describe.each(styled)('WEB-4: the style sheet of %s', (type) => {
  const folder = join(source, 'blocks', type);
  const css = read('blocks', type, `${type}.css`);

  it('WEB-4: reads only tokens of the theme and properties that the block sets itself', () => {
    const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.spec\./.test(file))
      .flatMap((file) => propertiesSet(readFileSync(join(folder, file), 'utf8')));
    const known = new Set([...tokens, ...own]);
    expect(propertiesRead(css).filter((name) => !known.has(name))).toEqual([]);
  });

  it('WEB-4: is in the cascade layer of blocks', () => {
    expect(new Set(outermostRules(css))).toEqual(new Set(['@layer blocks']));
  });
});

it('WEB-2: blocks have one drawing in their style sheets, since each costs a document before the first paint', () => {
  const css = folders.flatMap((type) => registry[type].css).join('\n');
  expect(new Set(css.match(/url\("data:[^"]*"/g)).size).toBe(1);
});

/** A moment at which every offer and warranty of the fixtures has ended. */
const yearsLater = Date.parse('2045-11-23T03:00:00Z');

const cases = everyFixture.flatMap((fixture) =>
  layoutsOf(fixture.type).map((dated) => ({
    ...dated,
    fixture,
    title: `${fixture.type}/${fixture.name}${dated.layout === 'current' ? '' : ` as ${dated.layout}`}`,
  })),
);

describe.each(cases)('BLK-1: $title', ({ fixture, at }) => {
  const { type } = fixture;

  it.each(['production', 'preview'] as const)(
    'BLK-1: renders valid HTML that shows something, in %s',
    async (mode) => {
      const page = draw(fixture, at, { mode });
      expect(page.skipped).toEqual([]);
      expect(shows(bodyOf(page))).toBe(type !== 'search');
      expect(await htmlErrors(page.html)).toEqual([]);
    },
  );

  it('BLK-1: gives the same document every time', () => {
    expect(draw(fixture, at)).toEqual(draw(fixture, at));
  });

  it('TEN-8: gives the same document until the moment that it states', () => {
    const page = draw(fixture, at);
    const end = page.holdsUntil === undefined ? yearsLater : Date.parse(page.holdsUntil) - 1;
    expect(draw(fixture, at, { now: new Date(end).toISOString() }).html).toBe(page.html);
  });
});

it.each(blockTypes)('WEB-2: any number of %s on one page share no id of ours', async (type) => {
  const fixtures = everyFixture.filter((fixture) => fixture.type === type).map(anonymous);
  for (const { at } of layoutsOf(type))
    expect(await htmlErrors(draw([...fixtures, ...fixtures], at).html)).toEqual([]);
});

/** True for a block whose data contains other blocks or mark-up, which may have headings. */
const holdsHeadings = (type: BlockType) =>
  blockAnnotations[type].some(({ kind }) => kind === 'blocks' || kind === 'html-block');

it.each(blockTypes)('CLI-2: the schema of %s says whether it renders a heading', (type) => {
  const { heading } = blockTraits[type];
  const renders = everyFixture
    .filter((fixture) => fixture.type === type)
    .some((fixture) => /<h[1-6]/.test(bodyOf(draw(fixture, '2026-01-01'))));
  if (heading !== 'none' || !holdsHeadings(type)) expect(renders).toBe(heading !== 'none');
});

describe.each(cutoffs)('CUT-1: the cutoff $id', ({ blockType, before, after }) => {
  it('CUT-1: belongs to a block that renders something', () => {
    expect(blockTypes).toContain(blockType);
  });

  it('CUT-1: changes what every fixture of its block looks like', () => {
    const own = everyFixture.filter(({ type }) => type === blockType);
    const dates = new Map(layoutsOf(blockType).map((dated) => [dated.layout, dated.at]));
    expect(own).not.toEqual([]);
    for (const fixture of own) {
      const [old, now] = [before, after].map(({ layout }) =>
        bodyOf(draw(fixture, dates.get(layout)!)),
      );
      expect(old, fixture.name).not.toBe(now);
    }
  });
});
