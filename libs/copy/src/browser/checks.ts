import { checks } from '../en/checks.ts';
import type { Localized } from '../locale.ts';

/** Messages for answers that a form does not accept. The same in every region. */
export const checksCopy = (_localized: Localized): typeof checks => checks;
