import type { FormCategory, FormStep, Site } from '@forecourt/block-schemas';
import type { FormDefinition, FormExit, FormPlace, FormValues } from '../definition.ts';
import type { Question } from '../fields/field-definition.ts';

/** What a preset looks at: the site's settings and what the dealer's data offers. */
export interface PresetContext {
  readonly site: Pick<Site, 'region' | 'settings' | 'domains' | 'name'>;
  readonly place: FormPlace;
}

/** A ready-made form. */
export interface PresetForm {
  readonly category: FormCategory;
  readonly subcategory?: string;
  readonly heading: string;
  /** Inline HTML. */
  readonly description?: string;
  readonly submitText: string;
  /** Left out for a single form. */
  readonly formSteps?: readonly FormStep[];
  readonly fields: readonly Question[];
  /** What goes out with the lead without being asked. */
  readonly given?: FormValues;
  readonly stepErrors?: FormDefinition['stepErrors'];
  readonly exits?: readonly FormExit[];
}

/** A ready-made form under the settings of a site. */
export type Preset = (context: PresetContext) => PresetForm;
