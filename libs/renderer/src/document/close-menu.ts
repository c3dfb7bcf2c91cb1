/**
 * Closes the menu of small screens when the focus leaves it: it would go on behind the menu, where
 * nobody sees it. Without the script Escape and the menu's button close it.
 */
export function closeMenuOnLeave(document: Document): void {
  const menu = document.querySelector<HTMLElement>('.fc-nav[popover]');
  menu?.addEventListener('focusout', ({ relatedTarget: next }) => {
    const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
    if (!(next instanceof Node) || menu.contains(next) || next === opener) return;
    if (menu.matches(':popover-open')) menu.hidePopover();
  });
}
