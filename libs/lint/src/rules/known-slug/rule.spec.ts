import { itPassesOn } from '../../testing/it-passes-on.ts';

itPassesOn('known-slug', [
  'missing-brand',
  'missing-car',
  'missing-data',
  'missing-location',
  'missing-model',
  'missing-team',
]);
