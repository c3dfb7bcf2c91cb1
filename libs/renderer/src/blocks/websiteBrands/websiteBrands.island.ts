import type { MountIsland } from '../../islands/mount.ts';

/** Lays a make's websites over the page: the browser keeps the focus inside and closes on Escape. */
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
    // Only the ground around the dialog is the dialog itself.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
    if (details.open) dialog.showModal();
  }
};
