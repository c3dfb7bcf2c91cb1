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
    const open = () => {
      details.open = true;
      dialog.showModal();
      // showModal() finds nothing to focus in what has just been unfolded.
      close.focus();
    };
    const wasOpened = details.open;
    // Not by close(), whose event comes late and closes what the visitor has opened in between.
    dialog.open = false;
    close.hidden = false;
    summary?.addEventListener('click', (event) => {
      event.preventDefault();
      if (!dialog.open) open();
    });
    dialog.addEventListener('close', () => {
      // Opened again since.
      if (dialog.open) return;
      details.open = false;
      summary?.focus();
    });
    close.addEventListener('click', () => dialog.close());
    // A click on the backdrop targets the dialog itself.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
    if (wasOpened) open();
  }
};
