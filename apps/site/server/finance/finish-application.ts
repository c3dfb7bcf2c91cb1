import type { Site } from '@forecourt/block-schemas';
import { successTarget, type FormDefinition, type FormValues, type Lead } from '@forecourt/forms';
import { reportOf, type HandOff, type HandOffOutcome, type LenderReport } from '@forecourt/leads';
import type { FigureTokens } from '../leads/figure-token.ts';
import { lenderFields } from '../leads/lender-fields.ts';
import type { LenderOf } from '../leads/lenders.ts';
import { satelliteAddress } from './satellite-address.ts';

/** A complete application that is stored. */
export interface StoredApplication {
  readonly tenant: string;
  readonly site: Pick<Site, 'settings'>;
  readonly form: FormDefinition;
  readonly lead: Lead;
  readonly leadId: string;
  readonly now: Date;
  /** Adds to the stored lead what the lender said. */
  readonly add: (fields: FormValues, report: LenderReport) => Promise<void>;
}

/** What came of it, and where the visitor goes on; without an address something is to be put right. */
export interface HandedOver {
  readonly outcome: HandOffOutcome;
  readonly address?: string;
}

export interface HandOverOptions {
  readonly handOff: HandOff;
  readonly lenderOf: LenderOf;
  readonly figures: FigureTokens;
  /** Told why an applicant cannot go on to the satellite site. */
  readonly onNoSatellite: (tenant: string, reason: string) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Hands a stored application to the tenant's lender, adds the outcome to the lead, and decides where
 * the visitor goes on (FNQ-3, FNQ-4): to the lender's satellite site, to the thanks with a credit
 * score where the lender gave one, else to the thanks, which promise a call if there was no answer.
 */
export function createHandOver(options: HandOverOptions) {
  const { handOff, figures, onNoSatellite } = options;
  const apply = async (application: StoredApplication): Promise<HandedOver | undefined> => {
    const { tenant, site, form, lead, leadId, now, add } = application;
    const lender = options.lenderOf(tenant);
    if (!lender) return undefined;
    const carId = site.settings?.finance?.financeLocations ? textOf(lead.fields.car_id) : undefined;
    const outcome = await handOff.apply({
      lender,
      tenant,
      leadId,
      fields: lead.fields,
      sensitive: lead.sensitive,
      ...(carId && { carId }),
    });
    await add(lenderFields(outcome), reportOf(outcome));
    if (outcome.outcome === 'dataErrors' || outcome.outcome === 'error') return { outcome };
    if (outcome.outcome === 'saved') {
      const token = figures.issue({ tenant, leadId, names: ['saved'] }, now);
      return { outcome, address: successTarget(form, lead, { token }) };
    }
    const satellite = satelliteAddress(site, outcome, textOf(lead.fields.phone));
    if ('address' in satellite) return { outcome, address: satellite.address };
    onNoSatellite(tenant, satellite.reason);
    if (outcome.creditScore === undefined) return { outcome, address: successTarget(form, lead) };
    const token = figures.issue({ tenant, leadId, names: ['credit_score'] }, now);
    return {
      outcome,
      address: successTarget(form, lead, { category: 'credit-score-result', token }),
    };
  };
  return {
    /** Whether applications of a tenant go to a lender. */
    hasLender: (tenant: string): boolean => options.lenderOf(tenant) !== undefined,
    /** @returns undefined for a tenant without a lender */
    apply,
  };
}

export type HandOver = ReturnType<typeof createHandOver>;
