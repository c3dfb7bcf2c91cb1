import { form } from '../en/form-screen.ts';
import type { Localized } from '../locale.ts';

/** Texts of a form's screen. The same in every region. */
export const formCopy = (_localized: Localized): typeof form => form;
