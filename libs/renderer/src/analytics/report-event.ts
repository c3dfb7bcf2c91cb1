/** Name of the DOM event that asks the page's tracker to report something. */
export const analyticsEvent = 'forecourt:analytics';

/** What the tracker is asked to report. */
export interface AnalyticsDetail {
  /** Number in the analytics plan. */
  readonly eventId: number;
  /** The page is on its way out: the site's next page reports it in its place. */
  readonly onNextPage?: boolean;
}

/**
 * Asks the page's tracker to report an event of the analytics plan by its number. The event
 * bubbles, so that one listener on the document hears it; without a tracker nothing happens.
 */
export const reportEvent = (
  element: Element,
  eventId: number,
  more: Omit<AnalyticsDetail, 'eventId'> = {},
): void => {
  const detail: AnalyticsDetail = { eventId, ...more };
  element.dispatchEvent(new CustomEvent(analyticsEvent, { bubbles: true, detail }));
};
