import type { Car } from '@forecourt/block-schemas';

type WithStatus = Pick<Car, 'status'>;

/** Lower-case words of a status, whatever separates them: `Under_Offer` is "under offer". */
const words = ({ status }: WithStatus): string =>
  (status ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const sold = /^(?:sold|delivered)\b/;
const reserved =
  /^(?:reserved?|on hold|hold|held|under (?:offer|contract|deposit)|deposit(?: \p{L}+)?|(?:sale )?pending)\b/u;
const available = /^(?:|available|in ?stock|for sale|active|live|on sale)$/;

/**
 * True if a car is sold: the one definition for searches, pages, the sitemap and structured data. Sold
 * are statuses that begin with "sold" or "delivered", in any case and with anything after them, such as
 * ` SOLD`, `Sold - awaiting delivery` or `sold_delivered`.
 */
export const isSold = (car: WithStatus): boolean => sold.test(words(car));

/** True if someone has a claim on a car that isn't sold yet: reserved, on hold, under offer. */
export const isReserved = (car: WithStatus): boolean => reserved.test(words(car));

/** True if a car can be bought right now. A car without a status can. */
export const isAvailable = (car: WithStatus): boolean => available.test(words(car));
