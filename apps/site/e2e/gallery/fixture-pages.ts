import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Schemas from '@forecourt/block-schemas';
import type { AnyBlock, PageEntry, Site, TenantSnapshot } from '@forecourt/block-schemas';
import type * as Renderer from '@forecourt/renderer';
import type * as TestData from '../../../../libs/renderer/src/testing/answers.ts';
import { repository, testPages, type Sources } from '../load-sources.ts';

export type Theme = Site['theme'];

/** A block's fixture in one of the block's layouts. */
export interface Case {
  readonly type: string;
  readonly name: string;
  readonly layout: string;
  /** Publication date that selects the layout. */
  readonly at: string;
  readonly block: AnyBlock;
}

/** The renderer's own walk over fixtures. */
interface Fixtures {
  readonly everyFixture: readonly (Pick<Case, 'name' | 'block'> & { readonly type: string })[];
  readonly layoutsOf: (type: string) => readonly Pick<Case, 'layout' | 'at'>[];
  readonly fixtureTenant: (
    blocks: readonly AnyBlock[],
    given: { readonly site: Partial<Site> },
  ) => { readonly entry: PageEntry; readonly snapshot: TenantSnapshot };
}

export interface FixturePages {
  /** Every fixture in every layout of its block. */
  readonly cases: readonly Case[];
  /** How many layout changes there are. */
  readonly cutoffs: number;
  /** The document of one page that holds the given cases, which share a date. */
  readonly draw: (cases: readonly Case[], theme: Theme) => string;
}

const tenants = join(repository, 'tenants');

/** The themes of the demo tenants, by tenant. */
export const demoThemes: ReadonlyMap<string, Theme> = new Map(
  readdirSync(tenants).map((tenant) => {
    const site = JSON.parse(readFileSync(join(tenants, tenant, 'site.json'), 'utf8')) as Site;
    // Its own pictures are not served here.
    return [tenant, { ...site.theme, logo: undefined, favicon: undefined }];
  }),
);

/** Loads the renderer and the fixtures from their sources. */
export async function fixturePages(sources: Sources): Promise<FixturePages> {
  const { planPage, renderPage, fontFacts } = await sources.load<typeof Renderer>(
    'libs/renderer/src/index.ts',
  );
  const { fontFaces } = await sources.load<{
    readonly fontFaces: (family: string, face: string) => string;
  }>('apps/site/server/pages/fonts/fonts.ts');
  const { cutoffs } = await sources.load<typeof Schemas>('libs/block-schemas/src/index.ts');
  const { everyFixture, layoutsOf, fixtureTenant } = await sources.load<Fixtures>(
    'libs/renderer/src/testing/every-fixture.ts',
  );
  const { testAnswers } = await sources.load<Pick<typeof TestData, 'testAnswers'>>(
    'libs/renderer/src/testing/answers.ts',
  );
  const { testRequest } = await testPages(sources);

  const fontCss = ({ font }: Theme): string =>
    [font.heading, font.body]
      .map((family) => (family ? fontFaces(family, fontFacts[family].face ?? '') : ''))
      .join('');

  return {
    cutoffs: cutoffs.length,
    cases: everyFixture.flatMap((fixture) =>
      layoutsOf(fixture.type).map((dated) => ({ ...fixture, ...dated })),
    ),
    draw(cases, theme) {
      const { entry, snapshot } = fixtureTenant(
        cases.map(({ block }) => block),
        { site: { theme } },
      );
      const request = testRequest();
      return renderPage(entry, snapshot, {
        ...request,
        answers: testAnswers(planPage(entry.page, snapshot, request).queries),
        at: cases[0]?.at,
        fonts: { css: fontCss(theme), preload: [] },
      }).html;
    },
  };
}
