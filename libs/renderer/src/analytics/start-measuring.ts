import { analyticsEvent, type AnalyticsDetail } from './report-event.ts';

/**
 * Starts the tracker on pages of sites that are measured; it is fetched there alone. What is
 * reported before it has come is handed over.
 * @param now milliseconds since 1970.
 */
export function startMeasuring(window: Window, now: () => number): void {
  const template = window.document.querySelector<HTMLTemplateElement>('template#measurement');
  if (!template) return;
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
