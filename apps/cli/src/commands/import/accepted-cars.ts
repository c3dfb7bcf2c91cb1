import type { Car } from '@forecourt/block-schemas';
import type { ImplausibleValue } from '@forecourt/lint';
import { ImportRefused } from './import-refused.ts';
import type { Conversion, FeedRecord, FieldError } from '@forecourt/dealership/feeds';
import type { CarCodes } from './car-codes.ts';
import type { PriceCheck } from './price-check.ts';
import { isOver, limitText } from './reject-limit.ts';
import type { RejectLimit } from './reject-limit.ts';
import type { RejectLog } from './reject-log.ts';

/** Counts of an import so far. */
interface ImportCounts {
  rows: number;
  cars: number;
  rejected: number;
  /** Rows that the mapping leaves out. */
  omitted: number;
  /** Cars that were imported without a value that the feed has for them. */
  repaired: number;
  /** Cars that were imported with a value that was converted or is implausible. */
  warned: number;
}

/** Rules for accepting the rows of a feed. */
export interface Acceptance {
  /** True for a record that the mapping leaves out. */
  readonly omits: (record: unknown) => boolean;
  readonly convert: (record: unknown) => Conversion;
  /** Adds a car's type and status, of which unknown ones are noted. */
  readonly codes: Pick<CarCodes, 'add'>;
  /** Implausible values of a car. */
  readonly implausible: (car: Car) => readonly ImplausibleValue[];
  readonly rejects: RejectLog;
  readonly limit: RejectLimit;
  readonly allowEmpty: boolean;
  /** Adds a car's price; its refusal names a feed whose prices are in cents. */
  readonly prices: PriceCheck;
  readonly counts: ImportCounts;
  readonly onRow: () => void;
}

/** Rows that a feed may have. A packed file of a megabyte can hold a hundred million. */
const maxRows = 1_000_000;

/** Ids and slugs with the lines that they were first seen on. */
class SeenNames {
  readonly #lines = { id: new Map<string, number>(), slug: new Map<string, number>() };

  /** Claims a car's names; returns an error for each that another car has. */
  claim(car: Car, line: number): FieldError[] {
    const names = ['id', 'slug'] as const;
    const errors = names.flatMap((field) => {
      const first = this.#lines[field].get(car[field]);
      const reason = `is already on line ${first}`;
      return first === undefined ? [] : [{ field, value: car[field], reason }];
    });
    if (errors.length === 0) for (const field of names) this.#lines[field].set(car[field], line);
    return errors;
  }
}

/**
 * Yields the cars among a feed's records, in order, and logs rejected rows. Every row is read, so that
 * one run reports all errors.
 * @throws {ImportRefused} after the last row if too many were rejected, no car is left or the prices
 *   are in cents; once the feed has more rows than any stock.
 */
export async function* acceptedCars(
  records: AsyncIterable<FeedRecord>,
  acceptance: Acceptance,
): AsyncGenerator<Car> {
  const { omits, convert, codes, implausible, rejects, prices, counts, onRow } = acceptance;
  const seen = new SeenNames();
  for await (const { line, value, error } of records) {
    if (counts.rows >= maxRows)
      throw new ImportRefused(
        `the feed has more than ${maxRows.toLocaleString('en')} rows; check what the feed's sender exports`,
      );
    counts.rows += 1;
    onRow();
    if (error === undefined && omits(value)) {
      counts.omitted += 1;
      continue;
    }
    const read: Conversion =
      error === undefined ? convert(value) : { errors: [{ field: '', value: '', reason: error }] };
    const errors = 'errors' in read ? read.errors : seen.claim(read.car, line);
    if ('car' in read && errors.length === 0) {
      counts.cars += 1;
      prices.add(read.car);
      codes.add(read.car);
      if (read.repairs !== undefined) {
        counts.repaired += 1;
        await rejects.add('repairs', line, read.repairs);
      }
      const warnings = [
        ...(read.warnings ?? []),
        ...implausible(read.car).map(({ field, message }) => ({
          field,
          value: '',
          reason: message,
        })),
      ];
      if (warnings.length > 0) {
        counts.warned += 1;
        await rejects.add('warnings', line, warnings);
      }
      yield read.car;
    } else {
      counts.rejected += 1;
      await rejects.add('rejects', line, errors);
    }
  }
  refuseUnusable(acceptance);
}

/** Refuses a feed of which all rows have been read. @throws {ImportRefused} */
function refuseUnusable({ prices, counts, limit, allowEmpty }: Acceptance): void {
  const inCents = prices.refusal();
  if (inCents !== undefined) throw new ImportRefused(inCents);
  const { cars, rejected } = counts;
  const rows = counts.rows - counts.omitted;
  if (isOver(limit, rejected, rows))
    throw new ImportRefused(
      `${rejected.toLocaleString('en')} of ${rows.toLocaleString('en')} rows were rejected, more than --max-rejects ${limitText(limit)}`,
    );
  if (cars === 0 && !allowEmpty)
    throw new ImportRefused('the feed holds no cars; add --allow-empty to empty the stock');
}
