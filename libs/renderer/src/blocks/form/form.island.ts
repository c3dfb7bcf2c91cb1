import { mountForm } from '../../forms/mount-form.ts';

/** Called by the page's entry once a form comes into view. */
export const mount = mountForm(() => new Date());
