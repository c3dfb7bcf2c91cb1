/** Called by the page's entry once a form comes into view. */
export { mountForm as mount } from '../../forms/mount-form.ts';
