import { contrast } from '../../engine/contrast.ts';
import { defineRule } from '../../engine/rule.ts';

/** Rounded down: what falls short must not look as if it did not. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)} to 1`;

/**
 * Colours of the theme that can't stand on each other. Pages stay readable, since the ramp moves
 * them until they reach WCAG AA; but then they are not the dealer's colours any more.
 */
export const themeContrast = defineRule({
  meta: {
    id: 'theme-contrast',
    description: 'Text and ground of the theme should reach the contrast of WCAG AA.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    site: ({ report }) => {
      const { brand, surface = '#ffffff', ink = '#132231' } = site.theme.color;
      const given = site.theme.color;
      const check = (name: 'ink' | 'brand', colour: string) => {
        const value = contrast(colour, surface);
        if (value >= 4.5) return;
        const at = given[name] === undefined ? 'surface' : name;
        report({
          pointer: `/theme/color/${at}`,
          message: `${name} ${colour} on surface ${surface} has a contrast of ${ratio(value)}, below the 4.50 to 1 of WCAG AA; text is drawn in another shade than this one: choose colours further apart`,
        });
      };
      check('ink', ink);
      check('brand', brand);
    },
  }),
});
