import { askConsent, readChoice, type ConsentChoice } from './consent.ts';
import { eventQueue, tabStore } from './event-queue.ts';
import { forgetCookies } from './forget-cookies.ts';
import type { AnalyticsDetail } from './report-event.ts';
import { tagManager } from './tag-manager.ts';
import { createTracker } from './tracker.ts';

/**
 * Starts measuring a page according to its template: at once if the site does not require consent,
 * else once the visitor agrees. Before that nothing is fetched, and nothing leaves the browser.
 * @returns the tracker of the page's events.
 */
export function measure(
  window: Window,
  template: HTMLTemplateElement,
  now: () => number,
): (detail: AnalyticsDetail) => void {
  const { container = '', consent } = template.dataset;
  const tracker = createTracker(tagManager(window, container, now), eventQueue(tabStore(window)));
  let wasAllowed = false;
  const choose = (choice: ConsentChoice | undefined) => {
    if (choice === 'accepted') {
      wasAllowed = true;
      tracker.allow();
    }
    if (choice !== 'declined') return;
    tracker.refuse();
    forgetCookies(window.document, window.location.hostname);
    // A running tag can only be stopped by a reload.
    if (wasAllowed) window.location.reload();
  };

  const success = window.document.querySelector<HTMLElement>('[data-track]')?.dataset.track;
  const isAsked = consent === 'ask';
  choose(isAsked ? readChoice(window) : 'accepted');
  if (isAsked) askConsent(window, window.document.importNode(template.content, true), choose);
  if (success !== undefined) tracker.report({ event: 'forecourt_success_page', category: success });
  return ({ eventId, onNextPage }) =>
    tracker.report({ event: 'forecourt_event', eventId }, onNextPage);
}
