/**
 * Announces a message to screen readers, beside the page's links to saved cars.
 * @param isShown true to show it to everyone
 */
export function announce(message: string, isShown = false): void {
  const live = document.querySelector('.fc-saved > [aria-live]');
  if (!live) return;
  live.classList.toggle('fc-sr-only', !isShown);
  live.textContent = message;
}
