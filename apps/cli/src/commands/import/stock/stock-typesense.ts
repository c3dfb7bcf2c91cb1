import type { Car } from '@forecourt/block-schemas';
import { isSourceFailure, type IndexEntry } from '@forecourt/dealership';
import { TypesenseSearch } from '@forecourt/dealership/typesense';
import { UsageError } from '../../../shared/exit-codes.ts';

/** A Typesense server; the key may write. */
export interface TypesenseTarget {
  readonly url: string;
  /** A credential: never repeat it. */
  readonly apiKey: string;
}

/**
 * Replaces the cars of a tenant on a Typesense server: they are put into a collection of their own,
 * which takes the old one's place in one step at the end. When `cars` rejects, the old stock stays
 * and the promise rejects with the same.
 * @throws {UsageError} if the server can't be used.
 */
export async function replaceStockInTypesense(
  { url, apiKey }: TypesenseTarget,
  tenant: string,
  cars: AsyncIterable<Car>,
): Promise<number> {
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new UsageError('TYPESENSE_URL must be an http or https address');
  try {
    return await new TypesenseSearch({ url, apiKey, tenant }).replaceAll(
      'cars',
      cars as AsyncIterable<unknown> as AsyncIterable<IndexEntry>,
    );
  } catch (fault) {
    if (!isSourceFailure(fault)) throw fault;
    throw new UsageError(`Typesense cannot take the stock (${fault.message})`);
  }
}
