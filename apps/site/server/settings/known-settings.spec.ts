import { expect, it } from 'vitest';
import { unknownSettings, warnOfUnknownSettings } from './known-settings.ts';

it('OPS-5: a mistyped setting is a warning with the one that was meant, and without its value', () => {
  const set = [
    'FORECOURT_SECRETS',
    'FORECOURT_DATADIR',
    'forecourt_secret',
    'FORECOURT_LENDER_TOKENS',
    'FORECOURT_XYZZY_PLUGH',
  ];
  const lines: string[] = [];
  const unknown = unknownSettings(set, [
    'FORECOURT_SECRET',
    'FORECOURT_DATA_DIR',
    'FORECOURT_LENDER_TOKEN',
  ]);
  warnOfUnknownSettings(unknown, {
    warn: (_: object, text: string) => void lines.push(text),
  } as never);
  expect(unknown.map(({ meant }) => meant)).toEqual([
    'FORECOURT_SECRET',
    'FORECOURT_DATA_DIR',
    'FORECOURT_SECRET',
    'FORECOURT_LENDER_TOKEN',
    undefined,
  ]);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(
    'FORECOURT_SECRETS is not a setting and has no effect; did you mean FORECOURT_SECRET?',
  );
});

it('OPS-5: settings of one tenant, of other programs and of other products are no mistakes', () => {
  const set = ['FORECOURT_LENDER_URL_NORTH_QUAY', 'FORECOURT_DEBUG', 'PORT', 'PATH', 'HOME'];
  expect(unknownSettings(set, ['PORT'])).toEqual([]);
});
