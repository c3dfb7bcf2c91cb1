import { wcagContrast } from 'culori';
import { defineRule } from '../../engine/rule.ts';
import { groundOf } from './grounds.ts';

/** What text has where a theme names no ink: dark on light grounds; on dark ones it is computed, and always light enough. */
const usualInk = '#132231';

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
  create: () => ({
    site: ({ site: { theme }, report }) => {
      const { color } = theme;
      const ground = groundOf(theme);
      const isDark =
        wcagContrast('#ffffff', ground.colour) > wcagContrast('#000000', ground.colour);
      const check = (name: 'ink' | 'brand', colour: string) => {
        const value = wcagContrast(colour, ground.colour);
        if (value >= 4.5) return;
        const at = color[name] === undefined ? 'surface' : name;
        report({
          pointer: `/theme/color/${at}`,
          message: `${name} ${colour} on ${ground.name} ${ground.colour} has a contrast of ${ratio(value)}, below the 4.50 to 1 of WCAG AA; text is drawn in another shade than this one: choose ${
            theme.scheme === 'dark' ? 'a lighter one' : 'colours further apart'
          }`,
        });
      };
      if (color.ink !== undefined || !isDark) check('ink', color.ink ?? usualInk);
      check('brand', color.brand);
    },
  }),
});
