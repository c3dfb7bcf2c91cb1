import type { Site } from '@forecourt/block-schemas';
import { successTarget, type FormDefinition, type FormValues, type Lead } from '@forecourt/forms';
import { reportOf, type HandOff, type HandOffOutcome, type LenderReport } from '@forecourt/leads';
import type { FigureTokens } from '../leads/figure-token.ts';
import { lenderCar } from '../leads/lender-car.ts';
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
  /** Adds the lender's answer to the stored lead. */
  readonly add: (fields: FormValues, report: LenderReport) => Promise<void>;
}

/** The lender's outcome, and the visitor's next page; without one the visitor has something to correct. */
export interface FinishedApplication {
  readonly outcome: HandOffOutcome;
  readonly address?: string;
}

/** A lead of a tenant. */
interface LeadPlace {
  readonly tenant: string;
  readonly leadId: string;
}

export interface FinanceApplicationsOptions {
  readonly handOff: HandOff;
  readonly lenderOf: LenderOf;
  readonly figures: FigureTokens;
  /** Called with the reason why an applicant cannot continue to the satellite site. */
  readonly onNoSatellite: (lead: LeadPlace, reason: string) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Finishes stored finance applications: hands each off to the tenant's lender, adds the outcome to
 * the lead, and chooses the visitor's next page (FNQ-3, FNQ-4). That is the lender's satellite site,
 * or the success page: with a credit score if the lender gave one, with the promise of a call if
 * there was no answer.
 */
export function createFinanceApplications(options: FinanceApplicationsOptions) {
  const { handOff, figures, onNoSatellite } = options;
  const finish = async (
    application: StoredApplication,
  ): Promise<FinishedApplication | undefined> => {
    const { tenant, site, form, lead, leadId, now, add } = application;
    const lender = options.lenderOf(tenant);
    if (!lender) return undefined;
    const outcome = await handOff.apply({
      lender,
      tenant,
      leadId,
      fields: lead.fields,
      sensitive: lead.sensitive,
      carId: lenderCar(site, lead.fields),
    });
    await add(lenderFields(outcome), reportOf(outcome));
    if (outcome.outcome === 'dataErrors' || outcome.outcome === 'error') return { outcome };
    if (outcome.outcome === 'saved') {
      const token = figures.issue({ tenant, leadId, names: ['saved'] }, now);
      return { outcome, address: successTarget(form, lead, { token }) };
    }
    const satellite = satelliteAddress(site, outcome, textOf(lead.fields.phone));
    if ('address' in satellite) return { outcome, address: satellite.address };
    if (satellite.reason !== undefined) onNoSatellite({ tenant, leadId }, satellite.reason);
    if (outcome.creditScore === undefined) return { outcome, address: successTarget(form, lead) };
    const token = figures.issue({ tenant, leadId, names: ['credit_score'] }, now);
    return {
      outcome,
      address: successTarget(form, lead, { category: 'credit-score-result', token }),
    };
  };
  return {
    /** Returns true if applications of a tenant are handed off to a lender. */
    hasLender: (tenant: string): boolean => options.lenderOf(tenant) !== undefined,
    /** Finishes an application; undefined for a tenant without a lender. */
    finish,
  };
}

export type FinanceApplications = ReturnType<typeof createFinanceApplications>;
