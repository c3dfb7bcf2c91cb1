import type { Car } from '@forecourt/block-schemas';
import type { FeedRecord } from './feed/feed-record.ts';
import { ImportRefused } from './import-refused.ts';
import type { Conversion } from './mapping/convert-car.ts';
import type { FieldFault } from './mapping/read-field.ts';
import { isOver, limitText } from './reject-limit.ts';
import type { RejectLimit } from './reject-limit.ts';
import type { RejectLog } from './reject-log.ts';

/** What an import has gone through so far. */
export interface ImportCounts {
  rows: number;
  cars: number;
  rejected: number;
  /** Cars that were imported without a value that the feed has for them. */
  repaired: number;
}

/** What decides about the rows of a feed. */
export interface Acceptance {
  readonly convert: (record: unknown) => Conversion;
  readonly rejects: RejectLog;
  readonly limit: RejectLimit;
  readonly allowEmpty: boolean;
  readonly counts: ImportCounts;
  readonly onRow: () => void;
}

/** Ids and slugs with the lines that they were first seen on. */
class SeenNames {
  readonly #lines = { id: new Map<string, number>(), slug: new Map<string, number>() };

  /** Faults of a car whose names another car has; else its names are taken. */
  claim(car: Car, line: number): FieldFault[] {
    const names = ['id', 'slug'] as const;
    const faults = names.flatMap((field) => {
      const first = this.#lines[field].get(car[field]);
      const reason = `stands on line ${first} already`;
      return first === undefined ? [] : [{ field, value: car[field], reason }];
    });
    if (faults.length === 0) for (const field of names) this.#lines[field].set(car[field], line);
    return faults;
  }
}

/**
 * The cars among a feed's records, in order; what is none goes to the log of rejected rows. All rows
 * are looked at before the verdict, so that one run tells everything that is wrong.
 * @throws {ImportRefused} after the last row if too many were rejected or no car is left.
 */
export async function* acceptedCars(
  records: AsyncIterable<FeedRecord>,
  { convert, rejects, limit, allowEmpty, counts, onRow }: Acceptance,
): AsyncGenerator<Car> {
  const seen = new SeenNames();
  for await (const { line, value, fault } of records) {
    counts.rows += 1;
    onRow();
    const read: Conversion =
      fault === undefined ? convert(value) : { faults: [{ field: '', value: '', reason: fault }] };
    const faults = 'faults' in read ? read.faults : seen.claim(read.car, line);
    if ('car' in read && faults.length === 0) {
      counts.cars += 1;
      if (read.repairs !== undefined) {
        counts.repaired += 1;
        await rejects.addRepairs(line, read.repairs);
      }
      yield read.car;
    } else {
      counts.rejected += 1;
      await rejects.add(line, faults);
    }
  }
  const { rows, cars, rejected } = counts;
  if (isOver(limit, rejected, rows))
    throw new ImportRefused(
      `${rejected.toLocaleString('en')} of ${rows.toLocaleString('en')} rows were rejected, more than --max-rejects ${limitText(limit)}`,
    );
  if (cars === 0 && !allowEmpty)
    throw new ImportRefused(
      'the feed holds no cars; add --allow-empty if the stock is to be emptied',
    );
}
