import { partOf } from '../islands/elements.ts';

/** The visitor's answer to the consent banner, stored only in this browser. */
export type ConsentChoice = 'accepted' | 'declined';

const key = 'forecourt.measurement';

/**
 * Returns the stored choice; undefined if the visitor has not been asked or storage is unavailable.
 */
export function readChoice(window: Window): ConsentChoice | undefined {
  try {
    const kept = window.localStorage.getItem(key);
    return kept === 'accepted' || kept === 'declined' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(window: Window, choice: ConsentChoice): void {
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // Without storage the next page asks again.
  }
}

/**
 * Asks for consent with the page's banner, and adds a link at the foot of the page to change the
 * answer.
 * @param parts the banner and the link that reopens it, not yet in the document.
 */
export function askConsent(
  window: Window,
  parts: DocumentFragment,
  onChoice: (choice: ConsentChoice) => void,
): void {
  const { document } = window;
  const banner = partOf(parts, '.fc-consent');
  const again = partOf(parts, '.fc-consent-again');
  // First in the tab order, but not modal: the page stays usable behind it.
  const show = () => document.body.prepend(banner);
  const offer = () => (document.querySelector('.fc-footer') ?? document.body).append(again);

  // What has the focus stays clear of the banner: the style sheet reads its height, 0 once answered.
  new ResizeObserver(() => {
    const { documentElement, body } = document;
    const bars = document.querySelectorAll<HTMLElement>('.fc-call-bar, .fc-saved-bar');
    documentElement.toggleAttribute('data-asks-consent', banner.isConnected);
    for (const element of [documentElement, body, ...bars])
      element.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  }).observe(banner);

  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const choice = button.value as ConsentChoice;
      keepChoice(window, choice);
      banner.remove();
      offer();
      document.getElementById('main')?.focus({ preventScroll: true });
      onChoice(choice);
    });
  }
  again.querySelector('button')?.addEventListener('click', () => {
    show();
    banner.querySelector('button')?.focus();
  });
  if (readChoice(window)) offer();
  else show();
}
