/** Name of the DOM event that asks the page's tracker to report something. */
export const analyticsEvent = 'forecourt:analytics';

/** The event's number in the analytics plan: somebody uses the finance calculator. */
const calculatorUsed = 26;

const reported = new WeakSet<Document>();

/**
 * Says that the calculator is in use, once per page view however many calculators the page has
 * (FIN-4). The event bubbles, so that one listener on the document hears it.
 */
export const reportFirstUse = (element: Element | null): void => {
  const page = element?.ownerDocument;
  if (!page || reported.has(page)) return;
  reported.add(page);
  element.dispatchEvent(
    new CustomEvent(analyticsEvent, { bubbles: true, detail: { eventId: calculatorUsed } }),
  );
};
