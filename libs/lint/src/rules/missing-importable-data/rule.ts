import { passOn } from '../../rule-api/pass-on.ts';

/** Reports blocks of cars or offers without a file of them, which may be imported instead. */
export const missingImportableData = passOn(
  'missing-importable-data',
  'There is a file of the cars and offers that blocks show, unless they are imported.',
  { severity: 'warning' },
);
