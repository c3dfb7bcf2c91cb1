import { expect, it } from 'vitest';
import type { PageSheet } from '../context/page-styles.ts';
import { listCss } from '../lists/list-css.ts';
import { notFoundMessage } from '../document/message-page.tsx';
import { planPage } from '../pipeline/plan-page.ts';
import { renderMessage } from '../pipeline/render-message.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers } from '../testing/answers.ts';
import { everyFixture, fixtureTenant } from '../testing/every-fixture.ts';
import { testRequest } from '../testing/snapshot.ts';
import { styleSheetNamed } from './style-sheets.ts';

const { fonts } = testRequest();

/** Renders fixtures on one page with linked style sheets. */
function linked(types: readonly string[], pageType?: 'Model') {
  const blocks = everyFixture.filter(({ type }) => types.includes(type)).map(({ block }) => block);
  const { entry, snapshot } = fixtureTenant(blocks, { page: { pageType } });
  const sheets: PageSheet[] = [];
  const linkStyles = (sheet: PageSheet) => `/styles/${sheets.push(sheet)}/${sheet.name}.css`;
  const request = testRequest({ linkStyles });
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries);
  return { page: renderPage(entry, snapshot, { ...request, answers }), sheets, snapshot };
}

it.each([
  [['paragraph'], undefined],
  [['cars', 'offers', 'reviews', 'locations'], undefined],
  [['modelVariants', 'buttons'], 'Model'],
] as const)(
  'WEB-1: the style sheets of %j are linked, and found by their names',
  (types, pageType) => {
    const { page, sheets, snapshot } = linked(types, pageType);
    expect(page.css).toBe('');
    expect(page.html).not.toContain('<style');
    expect(sheets).toHaveLength(2);
    for (const [index, sheet] of sheets.entries()) {
      expect(page.html).toContain(
        `<link rel="stylesheet" href="/styles/${index + 1}/${sheet.name}.css"/>`,
      );
      expect(styleSheetNamed(sheet.name, snapshot, { fonts })).toBe(sheet);
    }
  },
);

it('WEB-1: the style sheet of messages is linked by them alone, and found by its name', () => {
  const { snapshot } = fixtureTenant([]);
  const sheets: PageSheet[] = [];
  const linkStyles = (sheet: PageSheet) => `/styles/${sheets.push(sheet)}`;
  renderMessage(notFoundMessage('/gone', snapshot), snapshot, testRequest({ linkStyles }));
  const [site, message] = sheets;
  expect(site?.css).not.toContain('.fc-message');
  expect(message?.css).toContain('.fc-message__search');
  expect(styleSheetNamed(message!.name, snapshot, { fonts })).toBe(message);
});

it('WEB-1: a text that several blocks have is in the style sheet once', () => {
  const { sheets } = linked(['offers', 'reviews', 'team']);
  for (const text of listCss) expect(sheets[1]?.css.split(text)).toHaveLength(2);
});

it('WEB-1: all pages of a tenant share the first style sheet', () => {
  const [one, other] = [linked(['paragraph']), linked(['cars'])];
  expect(one.sheets[0]?.css).toBe(other.sheets[0]?.css);
  expect(one.sheets[0]?.name).toBe('site');
});

it.each(['', 'nothing', 'gone.-nothing', '-nothing', 'constructor'])(
  'WEB-1: there is no style sheet named "%s"',
  (name) => {
    const { snapshot } = fixtureTenant([]);
    expect(styleSheetNamed(name, snapshot, { fonts })).toBeUndefined();
  },
);

it('WEB-1: a name with parts of another version of the site styles the parts that are there', () => {
  const { snapshot } = fixtureTenant([]);
  const named = (name: string) => styleSheetNamed(name, snapshot, { fonts });
  expect(named('buttons.gone.-nothing')).toBe(named('buttons'));
});
