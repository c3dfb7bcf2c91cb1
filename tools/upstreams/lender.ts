import { bearerOnly } from './bearer.ts';
import { startUpstream, type Route, type Upstream, type UpstreamOptions } from './upstream.ts';

export interface LenderOptions extends Partial<Pick<UpstreamOptions, 'port' | 'after'>> {
  readonly credential: string;
  /** Where applicants go on: the lender's satellite site. */
  readonly satelliteUrl: string;
  /** The lender's dealership of each car by the car's id. */
  readonly dealershipOfCar: ReadonlyMap<string, string>;
}

/** Required fields of an application, each with the error for a missing value. */
const required = {
  name: 'First name is required',
  last_name: 'Last name is required',
  phone: 'Mobile number is required',
  email: 'Email address is required',
  dateOfBirth: 'Date of birth is required',
};

/**
 * The lender: takes finance applications and knows its dealership of a car. A mobile number counts
 * as verified when its last figure is even, so that both ways on can be tried by hand.
 */
export function startLender({
  credential,
  satelliteUrl,
  dealershipOfCar,
  ...options
}: LenderOptions): Promise<Upstream> {
  const routes: Route[] = [
    {
      name: 'applications',
      method: 'POST',
      path: /^\/send-to-taurus$/,
      answer({ body }) {
        const form = JSON.parse(body) as Record<string, unknown>;
        const missing = Object.entries(required).filter(([field]) => !form[field]);
        if (missing.length > 0) {
          const dataErrors = Object.fromEntries(missing.map(([field, text]) => [field, [text]]));
          return { status: 200, body: { dataErrors } };
        }
        const phone = String(form.phone).replace(/\D/g, '');
        return {
          status: 200,
          body: {
            dealershipId: form.taurus_dealership_id ?? form.dealershipId ?? 'D-1',
            dealerCompanyId: form.dealerCompanyId ?? 'C-1',
            customerKey: `K-${phone.slice(-4)}`,
            satellite_site_url: satelliteUrl,
            mobileVerificationStatus: Number(phone.at(-1)) % 2 === 0 ? 'verified' : 'unverified',
          },
        };
      },
    },
    {
      name: 'locations',
      method: 'POST',
      path: /^\/finance-locations$/,
      answer({ body }) {
        const { carId } = JSON.parse(body) as { carId?: unknown };
        const id = dealershipOfCar.get(String(carId));
        return id === undefined
          ? { status: 404, body: { error: 'There is no such car' } }
          : { status: 200, body: { taurus_dealership_id: id } };
      },
    },
  ];
  return startUpstream({ name: 'lender', routes: bearerOnly(credential, routes), ...options });
}
