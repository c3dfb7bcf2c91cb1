import { isPrivateAddress } from './private-address.ts';
import { analyticsEvent, type AnalyticsDetail } from './report-event.ts';

/**
 * Loads and starts the tracker on pages of measured sites, unless the URL is private. Passes on the
 * events that were reported before it has loaded.
 * @param now milliseconds since 1970.
 */
export function startMeasuring(window: Window, now: () => number): void {
  const template = window.document.querySelector<HTMLTemplateElement>('template#measurement');
  // A cached page ignores parameters that its blocks don't read, but the container would read them.
  if (!template || isPrivateAddress(window.location.search)) return;
  const waiting: AnalyticsDetail[] = [];
  let hear = (detail: AnalyticsDetail): void => void waiting.push(detail);
  window.document.addEventListener(analyticsEvent, (event) =>
    hear((event as CustomEvent<AnalyticsDetail>).detail),
  );
  import('./measure.ts').then(
    ({ measure }) => {
      hear = measure(window, template, now);
      for (const detail of waiting) hear(detail);
    },
    (error: unknown) => console.error('The tracker did not start.', error),
  );
}
