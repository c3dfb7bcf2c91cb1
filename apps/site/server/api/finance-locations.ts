import { isLenderFailure, type HandOff } from '@forecourt/leads';
import type { LenderOf } from '../leads/lenders.ts';
import { ApiError } from './api-error.ts';
import { bodyOf, type FinanceCall } from './finance-call.ts';

/** Options of {@link financeLocations}. */
export interface FinanceLocationsOptions {
  readonly lenderOf: LenderOf;
  readonly handOff: Pick<HandOff, 'dealershipOfCar'>;
}

/** Creates the call that looks up the lender's id of the dealership that has a car (FNQ-5). */
export const financeLocations =
  ({ lenderOf, handOff }: FinanceLocationsOptions): FinanceCall =>
  async (req, res) => {
    const { tenant, log } = res.locals;
    if (!tenant.site.settings?.finance?.financeLocations)
      throw new ApiError(404, 'this site does not look up finance locations');
    const carId = readCarId(await bodyOf(req));
    const lender = lenderOf(tenant.slug);
    if (!lender) throw new ApiError(503, 'is not available just now');
    const found = await handOff.dealershipOfCar(lender, carId).catch((failure: unknown) => {
      if (!isLenderFailure(failure)) throw failure;
      log.warn({ tenant: tenant.slug, failure: failure.message }, 'finance location not answered');
      throw new ApiError(503, 'is not available just now');
    });
    if (found === undefined) throw new ApiError(404, 'the lender does not know this car', 'carId');
    return { status: 200, body: { taurus_dealership_id: found } };
  };

/** @throws {ApiError} */
function readCarId(entries: readonly (readonly [string, unknown])[]): string {
  const unknown = entries.find(([name]) => name !== 'carId');
  if (unknown) throw new ApiError(400, 'is no field of this call', unknown[0].slice(0, 80));
  const [given, ...more] = entries.map(([, value]) => value);
  const text = Number.isSafeInteger(given) ? String(given) : given;
  if (typeof text !== 'string' || !/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(text) || more.length > 0)
    throw new ApiError(400, 'must be the id of one car', 'carId');
  return text;
}
