import { mountForm } from '../../forms/mount-form.ts';

/** Mounts a form once it scrolls into view. */
export const mount = mountForm(() => new Date());
