import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';

const length = 17;

/** Returns the error of a VIN; chassis numbers of older and imported cars have other lengths, or a hyphen. */
function errorOf(vin: string): string | undefined {
  const digits = vin.replace(/\s+/g, '').toUpperCase();
  if (!/^[A-Z0-9]+$/.test(digits) || Math.abs(digits.length - length) > 1) return undefined;
  if (digits.length !== length)
    return `"${vin}" has ${digits.length} characters, but a VIN has ${length}; copy it again`;
  const [letter] = /[IOQ]/.exec(digits) ?? [];
  if (letter === undefined) return undefined;
  const meant = letter === 'I' ? '1' : '0';
  return `a VIN never has the letter ${letter}; write the digit ${meant} if it is meant`;
}

/** Reports vehicle identification numbers that are a character short or long, or have a letter that none has. */
export const vinMalformed = defineRule({
  meta: {
    id: 'vin-malformed',
    description: 'A vehicle identification number has 17 characters, without I, O and Q.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const message = typeof entry.vin === 'string' ? errorOf(entry.vin) : undefined;
        if (message !== undefined) visit.report({ pointer: `${pointer}/vin`, message });
      }
    },
  }),
});
