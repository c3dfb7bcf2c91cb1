import type { MountIsland } from '../../islands/mount.ts';

/**
 * Opens a make's websites in a modal dialog; the browser traps the focus and closes it on Escape.
 */
export const mount: MountIsland = (element) => {
  for (const details of element.querySelectorAll('details')) {
    const dialog = details.querySelector('dialog');
    const close = dialog?.querySelector('button');
    if (!dialog || !close) continue;
    const summary = details.querySelector('summary');
    dialog.close();
    close.hidden = false;
    details.addEventListener('toggle', () => {
      if (details.open && !dialog.open) dialog.showModal();
    });
    dialog.addEventListener('close', () => {
      details.open = false;
      summary?.focus();
    });
    close.addEventListener('click', () => dialog.close());
    // A click on the backdrop targets the dialog itself.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
    if (details.open) dialog.showModal();
  }
};
