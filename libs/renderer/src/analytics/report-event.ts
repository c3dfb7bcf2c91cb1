/** Name of the DOM event that asks the page's tracker to report something. */
export const analyticsEvent = 'forecourt:analytics';

/**
 * Asks the page's tracker to report an event of the analytics plan by its number. The event
 * bubbles, so that one listener on the document hears it.
 */
export const reportEvent = (element: Element, eventId: number): void => {
  element.dispatchEvent(new CustomEvent(analyticsEvent, { bubbles: true, detail: { eventId } }));
};
