import { didYouMean } from '@forecourt/block-schemas';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import { fitsRoute, pagePath, platformRoutes, redirectKey } from '@forecourt/content';
import { isCalendarDay } from '@forecourt/domain';

/** Widths of the frame in CSS pixels: phone, tablet, desktop. */
export const frameWidths = [390, 820, 1440] as const;
type FrameWidth = (typeof frameWidths)[number];

/** State of the preview's tool page, all of which is in its address. */
export interface PreviewState {
  /** Path of the page in the frame. */
  readonly page: string;
  /** Publication date to show the page at; its own if left out. */
  readonly at?: string;
  /** Second date, for comparison. */
  readonly against?: string;
  readonly width: FrameWidth;
}

/** Path of the tool page. */
export const previewPath = '/__preview';

/** Reason why the tool page can't show what its address asks for. */
export interface PreviewProblem {
  readonly status: 400 | 404;
  readonly message: string;
}

type Pages = Pick<TenantSnapshot, 'pages' | 'redirects'>;

/** Returns true for a path at which the tenant's site has something to show. */
function isShown(path: string, { pages, redirects }: Pages): boolean {
  if (!/^\/(?![/\\_])/.test(path)) return path === '/' && pages.has('/');
  const [bare = ''] = path.split(/[?#]/);
  return (
    pages.has(pagePath(bare)) ||
    fitsRoute(bare, platformRoutes) ||
    redirects?.has(redirectKey(bare)) === true
  );
}

const notADate = (name: string, text: string): PreviewProblem => ({
  status: 400,
  message: `${name}=${text} is not a date; write it as 2024-05-20.`,
});

function pageProblem(page: string, tenant: Pages): PreviewProblem | undefined {
  if (isShown(page, tenant)) return undefined;
  const meant = didYouMean(page, [...tenant.pages.keys()]);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return { status: 404, message: `There is no page at ${page}.${hint}` };
}

/** Reads the tool page's query. Dates and widths that can't be used are left out of the state. */
export function readPreviewState(
  query: URLSearchParams,
  tenant: Pages,
): { readonly state: PreviewState; readonly problem?: PreviewProblem } {
  const page = query.get('page') ?? '/';
  const dates = (['at', 'against'] as const).map((name) => {
    const text = query.get(name) || undefined;
    return isCalendarDay(text) || text === undefined ? { text } : { problem: notADate(name, text) };
  });
  const [at, against] = dates;
  const width = frameWidths.find((each) => String(each) === query.get('width')) ?? 1440;
  return {
    state: { page, at: at?.text, against: against?.text, width },
    problem: pageProblem(page, tenant) ?? at?.problem ?? against?.problem,
  };
}

/** Returns the address of the tool page in a state. */
export function previewHref({ page, at, against, width }: PreviewState): string {
  const query = new URLSearchParams({ page });
  if (at) query.set('at', at);
  if (against) query.set('against', against);
  query.set('width', String(width));
  return `${previewPath}?${query}`;
}

/** Returns the address of the page itself at a date. */
export const framedHref = (page: string, at: string | undefined): string =>
  at === undefined ? page : `${page}?at=${at}`;
