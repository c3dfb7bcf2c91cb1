import type { FormData } from '@forecourt/block-schemas';

/** Forms of the platform's own pages, which no page's blocks contain, without their texts. */
export const formsOfScreens: Readonly<
  Record<'vehicle' | 'soldVehicle' | 'chosenCars' | 'staff', FormData>
> = {
  /** Enquiry about a car. */
  vehicle: { preset: 'lead', category: 'General Enquiry' },
  /** Enquiry about cars like one that is sold. */
  soldVehicle: {
    preset: 'lead',
    category: 'General Enquiry',
    subcategory: 'Similar Car Enquiry',
  },
  /** Enquiry about several cars that the visitor saved or compares. */
  chosenCars: { preset: 'lead', category: 'General Enquiry' },
  /** Message to a team member. */
  staff: { preset: 'team-member' },
};
