import type { FormBlockData } from '../definition.ts';
import type { FormCategory, FormPreset } from '@forecourt/block-schemas';
import { careers } from './careers.ts';
import { competition } from './competition.ts';
import { finance } from './finance.ts';
import { ldvVan } from './ldv-van.ts';
import { lead } from './lead.ts';
import { parts } from './parts.ts';
import type { Preset } from './preset.ts';
import { review } from './review.ts';
import { serviceBooking } from './service-booking.ts';
import { survey } from './survey.ts';
import { teamMember } from './team-member.ts';
import { testDrive } from './test-drive.ts';
import { sellMyCar, tradeIn, valuation } from './trade-in.ts';
import { vehicleReservation } from './vehicle-reservation.ts';

/**
 * Every ready-made form by the name that blocks choose it by: the one place where a preset is
 * registered. Of several with one category, the first without a subcategory is the category's own.
 */
export const presets: Readonly<Record<FormPreset, Preset>> = {
  lead,
  'service-booking': serviceBooking,
  finance,
  'trade-in': tradeIn,
  'sell-my-car': sellMyCar,
  valuation,
  'test-drive': testDrive,
  parts,
  survey,
  competition,
  careers,
  'team-member': teamMember,
  'ldv-van': ldvVan,
  review,
  'vehicle-reservation': vehicleReservation,
};

const names = Object.keys(presets) as FormPreset[];

/** Names of the categories' own presets. */
const byCategory: ReadonlyMap<FormCategory, FormPreset> = new Map(
  names
    .filter((name) => !presets[name].subcategory)
    .map((name): [FormCategory, FormPreset] => [presets[name].category, name])
    .reverse(),
);

/**
 * The preset that a block's questions come from: the one that it names, else that of its category
 * (careers by the subcategory); undefined for a block with fields of its own that names none.
 */
export function presetOf(data: FormBlockData): FormPreset | undefined {
  if (data.preset) return data.preset;
  if (data.fields && data.fields.length > 0) return undefined;
  const { category = 'General Enquiry', subcategory = '' } = data;
  if (category === 'General Enquiry' && /^careers?\b/i.test(subcategory)) return 'careers';
  return byCategory.get(category);
}
