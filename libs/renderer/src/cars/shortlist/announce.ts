/**
 * Announces a message to screen readers, in the status of the page's bar of saved cars.
 * @param isShown true to show it to everyone
 */
export function announce(message: string, isShown = false): void {
  const status = document.querySelector('.fc-saved > [role=status]');
  if (!status) return;
  status.classList.toggle('fc-sr-only', !isShown);
  status.textContent = message;
}
