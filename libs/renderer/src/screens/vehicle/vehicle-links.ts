import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice, isAvailable, platformPages } from '@forecourt/domain';
import { tradeCategories } from '@forecourt/forms';
import { loanQuery } from '../../loans/loan-query.ts';
import { carLoan, weeklyEstimate } from '../../loans/weekly-estimate.ts';
import { formAddress, linkedForm } from '../../forms/form-address.ts';
import { screenForms } from '../../forms/forms-of-screens.ts';

/** Links of a car's page. Each form is prefilled with the car (FRM-8). */
export interface VehicleLinks {
  readonly enquiry: string;
  readonly testDrive: string;
  /** The finance form with the car's loan, as the page's sliders start from. */
  readonly finance: string;
  readonly tradeIn?: string;
  /** Payment of the deposit for which the car is held; undefined if it can't be held. */
  readonly hold?: string;
  readonly stock: string;
}

/** Fragment of the enquiry form on the page. */
const enquiry = `#${screenForms.vehicle}`;

/** Returns what a finance form is filled in with: the loan of the page, or just the price. */
function loanOf(car: Car, { site }: Pick<TenantSnapshot, 'site'>): Record<string, string> {
  const price = askingPrice(car);
  if (price === undefined) return {};
  if (!weeklyEstimate(car, site)) return { vehiclePriceBudget: String(Math.round(price)) };
  return loanQuery(price, carLoan(price, site).usual);
}

/**
 * Returns the links of a car. Without a page for test drives or finance they lead to the enquiry
 * form.
 */
export function vehicleLinks(
  car: Car,
  tenant: Pick<TenantSnapshot, 'site' | 'pages' | 'components' | 'redirects'>,
): VehicleLinks {
  const about = {
    ...(car.stock_number && { stock_number: car.stock_number }),
    selected_car: car.name,
    car_id: car.id,
  };
  const { tradeInPath, hold, stockPath = platformPages.stock } = tenant.site.settings?.cars ?? {};
  const canHold = askingPrice(car) !== undefined && isAvailable(car);
  return {
    enquiry,
    testDrive:
      formAddress(platformPages.testDrive, tenant, ['Test Drive Booking'], {
        ...about,
        ...(car.make && { make: car.make }),
      }) ?? enquiry,
    finance:
      formAddress(platformPages.finance, tenant, ['Finance Enquiry'], {
        ...about,
        ...loanOf(car, tenant),
      }) ?? enquiry,
    tradeIn: tradeInPath && linkedForm(tradeInPath, tenant, tradeCategories, about),
    hold:
      hold && canHold ? linkedForm(hold.href, tenant, ['Vehicle Reservation'], about) : undefined,
    stock: stockPath,
  };
}
