import type { Site } from '@forecourt/block-schemas';
import { httpValuation, noValuation, type OwnCar, type ValuationPort } from '@forecourt/dealership';
import { requestKind, type Lead } from '@forecourt/forms';
import { fieldReader } from '@forecourt/leads';
import { servicesBy, type ServiceConfig } from '../settings/service-access.ts';

/** Returns the valuation service of a tenant: one that has no figures, unless it has its own. */
export type ValuationsOf = (slug: string) => ValuationPort;

/** Variables of valuation services. */
export const valuationVariables = {
  url: 'FORECOURT_VALUATION_URL',
  token: 'FORECOURT_VALUATION_TOKEN',
  example: 'https://value.example/api',
} as const;

/** Creates valuation services over HTTP, one for each address and credential. */
export function httpValuations(config: ServiceConfig): ValuationsOf {
  const configured = servicesBy(config, ({ url, token }) =>
    httpValuation({ url, credential: token }),
  );
  return (slug) => configured(slug) ?? noValuation;
}

/** A visitor waits for the figure. */
const timeoutMs = 3_000;

/** Values visitors' own cars. */
export interface CarValuer {
  /** True if leads of this kind may get a figure. */
  readonly values: (tenant: string, category: string) => boolean;
  /** Returns the value of the visitor's own car for a complete lead; undefined if there is no figure. */
  readonly valueOf: (
    tenant: string,
    site: Pick<Site, 'region'>,
    lead: Pick<Lead, 'category' | 'fields'>,
  ) => Promise<number | undefined>;
}

/**
 * Creates the valuation of trade-ins, sales and valuations (VAL-1). The failure of a service leaves the
 * thanks without a figure.
 * @param onFailure receives the failure, which contains nothing personal
 */
export function createCarValuer(
  valuationsOf: ValuationsOf,
  onFailure: (tenant: string, error: unknown) => void,
): CarValuer {
  const values = (tenant: string, category: string) =>
    requestKind(category) === 'ownCar' && valuationsOf(tenant) !== noValuation;
  return {
    values,
    async valueOf(tenant, { region }, { category, fields }) {
      const car = values(tenant, category) ? ownCarOf(fields, region) : undefined;
      if (!car) return undefined;
      try {
        return await valuationsOf(tenant).valueOf(car, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        onFailure(tenant, error);
        return undefined;
      }
    },
  };
}

/** The car that a lead's fields describe; undefined without make, model and year. */
function ownCarOf(fields: Lead['fields'], region: Site['region']): OwnCar | undefined {
  const reader = fieldReader(fields);
  const make = reader.text('make', 'vehicle_make');
  const model = reader.text('model', 'vehicle_model', 'model_name');
  const year = Number(reader.text('year', 'vehicle_year'));
  if (!make || !model || !Number.isInteger(year) || year <= 0) return undefined;
  const kilometres = Number(reader.text('kms', 'vehicle_kilometers', 'odometer') ?? NaN);
  const registration = reader.text('rego', 'number_plate', 'RegoOrVin');
  return {
    make,
    model,
    year,
    region,
    kilometres: Number.isInteger(kilometres) && kilometres >= 0 ? kilometres : undefined,
    registration: registration || undefined,
  };
}
