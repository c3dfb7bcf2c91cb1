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

/** Reads the tool page's query; invalid values are ignored. */
export function readPreviewState(query: URLSearchParams): PreviewState {
  const date = (name: string) => {
    const text = query.get(name) ?? undefined;
    return isCalendarDay(text) ? text : undefined;
  };
  const page = query.get('page') ?? '/';
  const at = date('at');
  const against = date('against');
  return {
    page: /^\/(?![/\\_])/.test(page) || page === '/' ? page : '/',
    at,
    against,
    width: frameWidths.find((width) => String(width) === query.get('width')) ?? 1440,
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
