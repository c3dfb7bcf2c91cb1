import type { FormPreset, Site } from '@forecourt/block-schemas';
import { formWithoutNotices } from '@forecourt/forms';
import type { FormDefinition } from '@forecourt/forms';
import { memoizeLast } from './memoize-last.ts';
import { onceForEach } from './once-for-each.ts';

/** Returns the steps of a preset's form. */
type PresetSteps = (preset: FormPreset) => FormDefinition['steps'];

/** Returns the forms that presets have under a site's settings. Each form is built once for a tenant. */
export const presetFormOf = memoizeLast((site: Site) =>
  onceForEach((preset: FormPreset) => formWithoutNotices({ preset }, site, { path: '/' })),
);

/** Returns the steps that presets have under a site's settings. */
export const presetStepsOf =
  (site: Site): PresetSteps =>
  (preset) =>
    presetFormOf(site)(preset).steps;
