import type { FormPreset, Site } from '@forecourt/block-schemas';
import { formWithoutNotices } from '@forecourt/forms';
import type { FormDefinition } from '@forecourt/forms';
import { memoizeLast } from './memoize-last.ts';
import { onceForEach } from './once-for-each.ts';

/** Returns the steps of a preset's form. */
type PresetSteps = (preset: FormPreset) => FormDefinition['steps'];

/** Returns the steps that presets have under a site's settings. Each form is built once for a tenant. */
export const presetStepsOf = memoizeLast((site: Site): PresetSteps =>
  onceForEach((preset: FormPreset) => formWithoutNotices({ preset }, site, { path: '/' }).steps),
);
