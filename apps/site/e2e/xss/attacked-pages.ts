import type * as Schemas from '@forecourt/block-schemas';
import type * as Json from '@forecourt/json';
import type * as Renderer from '@forecourt/renderer';
import type * as TestData from '../../../../libs/renderer/src/testing/answers.ts';
import { testPages, type Sources } from '../load-sources.ts';
import { readFixtures } from '../../../../libs/block-schemas/src/testing/fixtures.ts';
import { attackedComponentBlocks, attackedComponents } from './attacked-components.ts';

type Json = Record<string, unknown>;
type Place = Schemas.Annotation;

/** Kinds of places whose text an editor writes and a browser could run. */
const attacked = new Set<Place['kind']>(['html-inline', 'html-block', 'link', 'asset']);

/** Draws pages whose every place that could be attacked holds the same text. */
export interface AttackedPages {
  /** The whole document with `payload` everywhere. @throws if a block failed over it. */
  readonly draw: (payload: string) => string;
  /**
   * Places of drawn blocks whose text never reaches the page, so that nothing is proved about them
   * yet: an unlisted layout, or a block that waits for the dealer's data.
   */
  readonly silent: () => readonly string[];
  /** Places in the blocks' data, as `type/path`, that some fixture fills. */
  readonly places: readonly string[];
  /** Places that no fixture fills: nothing is proved about them. */
  readonly unreached: readonly string[];
}

/** A fixture of a block. */
interface Template {
  readonly type: Schemas.BlockType;
  readonly data: Json;
}

const nameOf = (type: string, path: readonly string[]): string => `${type}/${path.join('/')}`;

const fixturesOf = (type: string): Json[] => Object.values(readFixtures(type).valid) as Json[];

const nothingFound: Schemas.SearchAnswer = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  facets: {},
  facets_stats: {},
};

/**
 * As many templates as show every place that all of them show.
 * @param shownBy the places that a template shows on the page.
 */
function covering(
  templates: readonly Template[],
  shownBy: (template: Template) => readonly string[],
): Template[] {
  const shown = new Set<string>();
  return templates
    .map((template) => ({ template, places: shownBy(template) }))
    .sort((a, b) => b.places.length - a.places.length)
    .filter(({ template, places }) => {
      const isNew = places.some((place) => !shown.has(place));
      for (const place of places) shown.add(place);
      // What the last list of offers shows, others do not (below): alone each is the last.
      return isNew || template.type === 'offers';
    })
    .map(({ template }) => template);
}

/**
 * Reads every block's fixtures and the table of places, and prepares the pages.
 * @param everyFixture whether all fixtures are drawn, or only as many as show every place.
 */
export async function attackedPages(
  sources: Sources,
  everyFixture: boolean,
): Promise<AttackedPages> {
  const { blockAnnotations, blockTypes, pageAnnotations, queryKey, siteAnnotations } =
    await sources.load<typeof Schemas>('libs/block-schemas/src/index.ts');
  const { eachValueAt, pointerTokens } = await sources.load<typeof Json>('libs/json/src/index.ts');
  const { planPage, renderPage } = await sources.load<typeof Renderer>(
    'libs/renderer/src/index.ts',
  );
  const { testAnswers } = await sources.load<Pick<typeof TestData, 'testAnswers'>>(
    'libs/renderer/src/testing/answers.ts',
  );
  const { testRequest, testTenant } = await testPages(sources);

  /** The value with `payload` at each of the places; calls back for every place it found. */
  function filled<T>(
    value: T,
    places: readonly Place[],
    payload: string | ((place: Place) => string),
    found?: (place: Place) => void,
  ): T {
    const copy = structuredClone(value);
    for (const place of places.filter(({ kind }) => attacked.has(kind))) {
      const pointers: string[] = [];
      eachValueAt(copy, place.path, '', (text, pointer) => {
        if (typeof text === 'string') pointers.push(pointer);
      });
      const text = typeof payload === 'string' ? payload : payload(place);
      for (const pointer of pointers) put(copy as Json, pointerTokens(pointer), text);
      if (pointers.length > 0) found?.(place);
    }
    return copy;
  }

  // A custom component's own fixtures name components of a tenant: it has its own attacks.
  const types = blockTypes.filter((type) => type !== 'customComponent');
  const reached = new Set<string>();
  const fixtures = types.flatMap((type) =>
    fixturesOf(type).map((data): Template => {
      filled(data, blockAnnotations[type], '', ({ path }) => reached.add(nameOf(type, path)));
      return { type, data };
    }),
  );
  const all = blockTypes.flatMap((type) =>
    blockAnnotations[type]
      .filter(({ kind }) => attacked.has(kind))
      .map(({ path }) => nameOf(type, path)),
  );
  const links = [{ text: 'A link', href: '/' }];
  const navigation = { header: links, footer: [{ title: 'Links', links }], legal: links };

  // All offers but the last list are gone, so that what is said then is on the page too.
  const withoutOffers = (queries: readonly Schemas.DataQuery[]) =>
    queries
      .filter((query) => query.kind === 'search' && query.requests[0]?.indexName === 'offers')
      .slice(0, -1)
      .map((query) => [queryKey(query), [nothingFound]] as const);

  const draw = (
    templates: readonly Template[],
    payload: string,
    mark?: (type: string, place: Place) => string,
  ): string => {
    const blocks = templates.map(({ type, data }) => ({
      type,
      data: filled(data, blockAnnotations[type], mark ? (place) => mark(type, place) : payload),
    }));
    const { entry, snapshot } = testTenant([...blocks, ...attackedComponentBlocks(payload)], {
      components: attackedComponents,
    });
    const page = filled(
      {
        ...entry.page,
        path: '/special-offers',
        seo: { image: '/assets/hero.svg', canonical: '/' },
      },
      pageAnnotations,
      payload,
    );
    const theme = { ...snapshot.site.theme, logo: '/assets/a.svg', favicon: '/assets/a.svg' };
    const site = filled({ ...snapshot.site, theme, navigation }, siteAnnotations, payload);
    const attackedTenant = { ...snapshot, site };
    const request = testRequest();
    const queries = planPage(page, attackedTenant, request).queries;
    // Without promotions, which would replace the missing offers.
    const answers = new Map([
      ...testAnswers(queries, { promotions: [] }),
      ...withoutOffers(queries),
    ]);
    const { html, skipped } = renderPage({ ...entry, page }, attackedTenant, {
      ...request,
      answers,
    });
    const failed = skipped.filter(
      ({ type, reason }) => reason === 'failed' && type !== 'customComponent',
    );
    if (failed.length > 0) throw new Error(`${JSON.stringify(failed)} with ${payload}`);
    return html;
  };

  const marks = new Map(all.map((place, index) => [place, `/mark-${index}-`]));
  const shownBy = (...templates: readonly Template[]) => {
    const html = draw(templates, '', (type, { path }) => marks.get(nameOf(type, path))!);
    return all.filter((place) => html.includes(marks.get(place)!));
  };
  const templates = everyFixture ? fixtures : covering(fixtures, (each) => shownBy(each));

  return {
    places: all.filter((place) => reached.has(place)),
    unreached: all.filter((place) => !reached.has(place)),
    draw: (payload) => draw(templates, payload),
    silent() {
      const shown = new Set(shownBy(...templates));
      return all.filter((place) => !shown.has(place));
    },
  };
}

function put(root: Json, tokens: readonly string[], value: unknown): void {
  const last = tokens.at(-1)!;
  const holder = tokens.slice(0, -1).reduce((node, token) => node[token] as Json, root);
  holder[last] = value;
}
