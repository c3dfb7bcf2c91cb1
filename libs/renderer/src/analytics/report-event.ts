/** Name of the DOM event that asks the page's tracker to report something. */
export const analyticsEvent = 'forecourt:analytics';

/** Detail of an event for the tracker. */
export interface AnalyticsDetail {
  /** Number in the analytics plan. */
  readonly eventId: number;
  /** True if the page is about to unload, so that the site's next page reports the event. */
  readonly onNextPage?: boolean;
}

/**
 * Reports an event of the analytics plan, by its number, to the page's tracker. The DOM event
 * bubbles to one listener on the document; without a tracker nothing happens.
 */
export const reportEvent = (
  element: Element,
  eventId: number,
  more: Omit<AnalyticsDetail, 'eventId'> = {},
): void => {
  const detail: AnalyticsDetail = { eventId, ...more };
  element.dispatchEvent(new CustomEvent(analyticsEvent, { bubbles: true, detail }));
};
