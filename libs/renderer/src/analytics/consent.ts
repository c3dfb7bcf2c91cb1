/** Whether the visitor lets the site measure; kept in this browser alone. */
export type Choice = 'accepted' | 'declined';

const key = 'forecourt.measurement';

/** What was chosen before; undefined for somebody who was not asked yet, or whose browser keeps nothing. */
export function readChoice(window: Window): Choice | undefined {
  try {
    const kept = window.localStorage.getItem(key);
    return kept === 'accepted' || kept === 'declined' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(window: Window, choice: Choice): void {
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}

/**
 * Asks with the banner that the page brings along, and offers to change the answer at the page's
 * foot ever after.
 * @param parts the banner and what leads back to it, not yet on the page.
 */
export function askConsent(
  window: Window,
  parts: DocumentFragment,
  onChoice: (choice: Choice) => void,
): void {
  const { document } = window;
  const banner = parts.querySelector<HTMLElement>('.fc-consent')!;
  const again = parts.querySelector<HTMLElement>('.fc-consent-again')!;
  // First in the order of the keyboard, and in nobody's way: the page stays usable behind it.
  const show = () => document.body.prepend(banner);
  const offer = () => (document.querySelector('.fc-footer') ?? document.body).append(again);

  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const choice = button.value as Choice;
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
