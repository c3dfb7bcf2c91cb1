import { expect, it } from 'vitest';
import { UsageError } from './exit-codes.ts';
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

it('CLI-4: a name from a file cannot control the terminal, in any usage error', () => {
  const error = new UsageError('it has "i\u001b[31md", "\u0007make"\nand "\u009b2J"');
  expect(reportError(error, {}).text).toBe(
    'forecourt: it has "i\\u001b[31md", "\\u0007make"\nand "\\u009b2J"\n',
  );
});
