import { expect, it } from 'vitest';
import { reportError } from './report-error.ts';

it.each(['ENOSPC', 'EDQUOT'])(
  'CLI-4: output that finds no room (%s) is the operator’s to fix, not an internal error',
  (code) => {
    const error = Object.assign(new Error(`${code}: write`), { code });
    expect(reportError(error, {})).toEqual({
      code: 2,
      text: expect.stringMatching(
        /^forecourt: the output cannot be written: the disk is full .*\n$/,
      ),
    });
  },
);
