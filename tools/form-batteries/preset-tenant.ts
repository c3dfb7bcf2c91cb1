import type { FormPreset, TenantSnapshot } from '@forecourt/block-schemas';
import { presetForm } from '../../libs/forms/src/testing/sites.ts';
import { formBlock, formTenant } from '../../apps/site/server/testing/sample-forms.ts';

/** Every ready-made form there is. */
export const presetNames: readonly FormPreset[] = [
  ...['lead', 'service-booking', 'finance', 'trade-in', 'sell-my-car', 'valuation', 'test-drive'],
  ...['parts', 'survey', 'competition', 'careers', 'team-member', 'ldv-van', 'review'],
  'vehicle-reservation',
] as FormPreset[];

/** A tenant with a page for each preset, `/<preset>`, whose form is `enquiry`. */
export const presetTenant = (slug: string): Promise<TenantSnapshot> =>
  formTenant(
    slug,
    Object.fromEntries(presetNames.map((preset) => [`/${preset}`, [formBlock({ preset })]])),
  );

/** Where a preset's form is posted to. */
export const targetOf = (preset: FormPreset) => `/${preset}?_form=enquiry`;

/** A preset's form as it stands on its page. */
export const formOf = (preset: FormPreset) =>
  presetForm(preset, {}, { path: `/${preset}`, id: 'enquiry' });
