import type { Site } from '@forecourt/block-schemas';

/** How the telephone numbers of a country are written. */
interface Numbering {
  readonly country: string;
  readonly code: string;
  /** Numbers as they are dialled within the country. */
  readonly national: RegExp;
  /** Numbers behind the country's code. */
  readonly international: RegExp;
  /** Numbers that lack their area code. */
  readonly local: RegExp;
  /** Beginnings that no number has. */
  readonly unused: RegExp;
  readonly example: string;
}

const numberings: Readonly<Record<Site['region'], Numbering>> = {
  AU: {
    country: 'Australia',
    code: '61',
    national: /^(?:0[23478]\d{8}|13\d{4}|1[389]00\d{6}|180[1-9]\d{3}|000|106|112)$/,
    international: /^(?:[23478]\d{8}|13\d{4}|1[38]00\d{6})$/,
    local: /^[2-9]\d{7}$/,
    unused: /^0[1569]/,
    example: '02 5550 0142',
  },
  NZ: {
    country: 'New Zealand',
    code: '64',
    national:
      /^(?:0[34679]\d{7}|02[0-46-9]\d{6,8}|0(?:800|508|900)\d{5,7}|10[45]|11[12]|018|\d{4})$/,
    international: /^(?:[34679]\d{7}|2[0-46-9]\d{6,8}|(?:800|508)\d{5,7})$/,
    local: /^[2-9]\d{6}$/,
    unused: /^0(?:1|5(?!08))/,
    example: '03 555 0142',
  },
};

/**
 * Returns what is wrong with a telephone number, then what to write.
 * @param written in readable form or as in a link; other characters than those of numbers are left to others.
 */
export function numberError(written: string, region: Site['region']): string | undefined {
  const digits = written.replace(/[^\d+]/g, '');
  // "1300 FOR CARS" is dialled by its letters, and "ext. 3" is not dialled at all.
  if (!/\d/.test(digits) || /\p{L}/u.test(written)) return undefined;
  const { country, national, local, unused, example } = numberings[region];
  const abroad = /^(?:\+|00)(6[14])(.*)$/.exec(digits);
  if (abroad !== null) {
    const [, code, rest = ''] = abroad;
    const there = Object.values(numberings).find((each) => each.code === code)!;
    if (there.international.test(rest)) return undefined;
    return rest.startsWith('0')
      ? `"${written}" has a 0 after +${code}, which cannot be dialled from everywhere; remove the 0`
      : `"${written}" is not a number of ${there.country}; check its digits`;
  }
  // The numbers of other countries are not known here.
  if (/^(?:\+|00)[1-9]/.test(digits)) return undefined;
  // Written as an area code, 02 is that of Sydney: in New Zealand only mobiles begin with it.
  if (region === 'NZ' && (/^\(02\)/.test(written.trim()) || /^025\d{7}$/.test(digits)))
    return `"${written}" is not a number of ${country}, where 02 is not an area code and 025 is out of use; write one such as "${example}", or +61 in front of one in Australia`;
  if (national.test(digits)) return undefined;
  if (local.test(digits))
    return `"${written}" has no area code, so it cannot be dialled from elsewhere or from a mobile; write one such as "${example}"`;
  if (unused.test(digits) && digits.length >= example.replace(/\D/g, '').length)
    return `"${written}" is not a number of ${country}, where none begins with ${digits.slice(0, 2)}; write one such as "${example}"`;
  return `"${written}" is not a number of ${country}: it has ${digits.length} digits; write one such as "${example}"`;
}
