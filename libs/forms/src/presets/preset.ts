import type { FormCategory, FormStep, Site } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { FormDefinition, FormExit, FormPage, FormValues } from '../definition.ts';
import type { Question } from '../fields/field-definition.ts';

/** Input of a preset: the site's settings and language, and the dealer's data on the form's page. */
export interface PresetContext {
  readonly site: Pick<Site, 'region' | 'settings' | 'domains'>;
  readonly page: FormPage;
  readonly copy: Copy;
}

/** A ready-made form under the settings of a site. */
export interface PresetForm {
  readonly heading: string;
  /** Inline HTML. */
  readonly description?: string;
  readonly submitText: string;
  /** Left out for a single form. */
  readonly formSteps?: readonly FormStep[];
  readonly fields: readonly Question[];
  /** Values that go out with the lead without being asked. */
  readonly given?: FormValues;
  readonly stepErrors?: FormDefinition['stepErrors'];
  readonly exits?: readonly FormExit[];
}

/** A ready-made form that blocks choose by name or by category. */
export interface Preset {
  readonly category: FormCategory;
  readonly subcategory?: string;
  readonly form: (context: PresetContext) => PresetForm;
}
