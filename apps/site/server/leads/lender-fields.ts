import type { FormValues } from '@forecourt/forms';
import type { HandOffOutcome } from '@forecourt/leads';

/** Returns the lead's fields with the lender's response, under the names that CRMs know (FNQ-1). */
export function lenderFields(outcome: HandOffOutcome): FormValues {
  const { carDealershipId } = outcome;
  if (outcome.outcome !== 'accepted')
    return carDealershipId ? { taurus_dealership_id: carDealershipId } : {};
  const { customerKey, dealershipId, dealerCompanyId, creditScore } = outcome;
  const taurus = carDealershipId ?? dealershipId;
  return {
    ...(taurus && { taurus_dealership_id: taurus }),
    ...(customerKey && { taurus_customer_key: customerKey }),
    ...(dealershipId && { dealershipId }),
    ...(dealerCompanyId && { dealerCompanyId }),
    ...(creditScore !== undefined && { credit_score: String(creditScore) }),
  };
}
