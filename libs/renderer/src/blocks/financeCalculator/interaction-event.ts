import { reportEvent } from '../../analytics/report-event.ts';

/** The event's number in the analytics plan: somebody uses the finance calculator. */
const calculatorUsed = 26;

const reported = new WeakSet<Document>();

/** Says that the calculator is in use, once per page view however many calculators there are (FIN-4). */
export const reportFirstUse = (element: Element | null): void => {
  const page = element?.ownerDocument;
  if (!page || reported.has(page)) return;
  reported.add(page);
  reportEvent(element, calculatorUsed);
};
