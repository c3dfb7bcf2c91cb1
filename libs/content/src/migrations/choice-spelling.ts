import { categoryKey } from '@forecourt/domain';
import type { Migration } from './migration.ts';
import { misfitsIn } from './misfits.ts';

/** Returns one spelling for what people write in several: `Finance Enquiry`, `finance-enquiry`, `centre`. */
const spelling = (text: string): string => categoryKey(text).replace(/^centre$/, 'center');

/** Choices in another spelling than the schema's. */
export const choiceSpelling: Migration = {
  id: 'choice-spelling',
  description:
    'Choices get the schema’s spelling: "finance-enquiry" becomes "Finance Enquiry", "Dark" "dark", "centre" "center".',
  since: 'Categories were written as in the query of the thank-you page, and choices in any case.',
  migrate: (document) =>
    misfitsIn(document)
      .filter(({ rule }) => rule === 'not-allowed')
      .flatMap(({ pointer, value, shapes }) => {
        const allowed = shapes.flatMap((shape) => (shape.enum as unknown[] | undefined) ?? []);
        const meant = new Set(
          allowed.filter(
            (each) =>
              typeof value === 'string' &&
              typeof each === 'string' &&
              spelling(each) === spelling(value),
          ),
        );
        return meant.size === 1 ? [{ pointer, value: [...meant][0] }] : [];
      }),
};
