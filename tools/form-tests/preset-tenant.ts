import type { FormPreset, TenantSnapshot } from '@forecourt/block-schemas';
import { presets } from '../../libs/forms/src/index.ts';
import { presetForm } from '../../libs/forms/src/testing/sites.ts';
import { formBlock, formTenant } from '../../apps/site/server/testing/sample-forms.ts';

/** The name of every registered preset. */
export const presetNames = Object.keys(presets) as readonly FormPreset[];

/** A tenant with a page for each preset, `/<preset>`, whose form is `enquiry`. */
export const presetTenant = (slug: string): Promise<TenantSnapshot> =>
  formTenant(
    slug,
    Object.fromEntries(presetNames.map((preset) => [`/${preset}`, [formBlock({ preset })]])),
  );

/** Where a preset's form is posted to. */
export const targetOf = (preset: FormPreset) => `/${preset}?_form=enquiry`;

/** A preset's form as it appears on its page. */
export const formOf = (preset: FormPreset) =>
  presetForm(preset, {}, { path: `/${preset}`, id: 'enquiry' });
