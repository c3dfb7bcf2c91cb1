import { didYouMean } from '@forecourt/block-schemas';
import { basicColour, basicColours, isUnknownValue } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Names of the basic colours, as the search shows them. */
const names = basicColours.map((name) => name[0]!.toUpperCase() + name.slice(1)).join(', ');

/** Values that car-value-unknown and placeholder-text report. */
const isReportedElsewhere = (colour: string): boolean =>
  isUnknownValue(colour) ||
  /^(?:colour|x+)$/i.test(colour) ||
  didYouMean(colour.toLowerCase(), basicColours) !== undefined;

/** Reports each colour without a basic colour once: the colour filter never finds its cars. */
export const carColourUngrouped = defineRule({
  meta: {
    id: 'car-colour-ungrouped',
    description: 'Every colour of a car belongs to a basic colour, by which visitors filter.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const found = new Map<string, { pointer: string; count: number }>();
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const [paint, basic] = [entry.colour, entry.simple_colour].map((value) =>
          scalarText(value).trim(),
        );
        const isFound = [basic!, paint!].some((name) => basicColour(name) !== undefined);
        const colour = paint || basic;
        if (isFound || !colour || isReportedElsewhere(basic || colour)) continue;
        const known = found.get(colour);
        const at = `${pointer}/${paint ? 'colour' : 'simple_colour'}`;
        if (known) known.count++;
        else found.set(colour, { pointer: at, count: 1 });
      }
      for (const [colour, { pointer, count }] of found)
        visit.report({
          pointer,
          message: `"${colour}" names no basic colour, so the colour filter never finds ${count === 1 ? 'this car' : `${count} cars`}; add simple_colour, one of ${names}`,
        });
    },
  }),
});
