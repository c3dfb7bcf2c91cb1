import { closestTo, partOf } from '../../../islands/elements.ts';

/** The panel as a sheet over the page, for screens where it does not fit beside the cars. */
export interface SearchSheet {
  readonly close: () => void;
}

/**
 * Makes the panel's summary open its content in the adjacent dialog rather than in place. The
 * content moves into the dialog and back, so that its controls stay part of the form.
 * @param wide matches where the panel is beside the cars and opens in place
 */
export function searchSheet(form: HTMLFormElement, wide: MediaQueryList): SearchSheet {
  const panel = partOf<HTMLDetailsElement>(form, '.fc-cars__panel');
  const sheet = partOf(panel, '.fc-cars__sheet');
  const dialog = partOf<HTMLDialogElement>(form, '.fc-cars__dialog');
  const close = () => dialog.close();
  if (wide.matches) panel.open = true;
  partOf(panel, 'summary').addEventListener('click', (event) => {
    if (wide.matches) return;
    event.preventDefault();
    dialog.append(sheet);
    dialog.showModal();
  });
  dialog.addEventListener('close', () => panel.append(sheet));
  dialog.addEventListener('click', ({ target }) => {
    const button = closestTo(target, '.fc-cars__dialog-head button');
    if (button || target === dialog) close();
  });
  wide.addEventListener('change', () => {
    close();
    panel.open = wide.matches;
  });
  return { close };
}
