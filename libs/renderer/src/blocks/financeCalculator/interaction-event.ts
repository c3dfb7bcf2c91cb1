import { reportEvent } from '../../analytics/report-event.ts';

/** Number of the event "visitor uses the finance calculator" in the analytics plan. */
const calculatorUsed = 26;

const reported = new WeakSet<Document>();

/**
 * Reports the use of a calculator, once per page view however many calculators there are (FIN-4).
 */
export const reportFirstUse = (element: Element | null): void => {
  const page = element?.ownerDocument;
  if (!page || reported.has(page)) return;
  reported.add(page);
  reportEvent(element, calculatorUsed);
};
