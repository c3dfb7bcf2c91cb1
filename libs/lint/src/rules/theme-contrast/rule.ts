import { wcagContrast } from 'culori';
import { defineRule } from '../../rule-api/rule.ts';
import { groundOf, isDark } from './grounds.ts';

/** Text colour of a theme without ink on a light surface; on a dark one it is computed and always light enough. */
const usualInk = '#132231';

/** Contrast below which an area hardly differs from its background. */
const minSeen = 1.1;

/** Rounded down, so that a ratio below the limit never looks like one at the limit. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)} to 1`;

/**
 * Reports colours of the theme with too little contrast. Pages stay readable, since the theme's ramp
 * moves colours until they reach WCAG AA; but then they are no longer the dealer's own.
 */
export const themeContrast = defineRule({
  meta: {
    id: 'theme-contrast',
    description: 'Text and background of the theme have the contrast of WCAG AA.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    site: ({ site: { theme }, report }) => {
      const { color } = theme;
      const ground = groundOf(theme);
      const hasInk = color.ink !== undefined || !isDark(ground.colour);
      const names = hasInk ? (['ink', 'brand'] as const) : (['brand'] as const);
      const weak = names.flatMap((name) => {
        const colour = color[name] ?? usualInk;
        const value = wcagContrast(colour, ground.colour);
        return value >= 4.5 ? [] : [{ name, colour, contrast: ratio(value) }];
      });
      const problem = 'below the 4.50 to 1 of WCAG AA; text is rendered in another shade: choose';
      const adviceFor = (name: string): string => {
        if (theme.scheme === 'dark') return 'a lighter one';
        return name === 'brand' && !isDark(ground.colour)
          ? 'a darker one, and make a bright colour the accent, whose buttons keep it'
          : 'colours further apart';
      };
      const [first, second] = weak;
      // With both, the surface is what is wrong.
      if (second !== undefined && ground.colour === color.surface)
        report({
          pointer: '/theme/color/surface',
          message: `${first!.name} ${first!.colour} and ${second.name} ${second.colour} on ${ground.name} ${ground.colour} have a contrast of ${first!.contrast} and ${second.contrast}, ${problem} colours further apart`,
        });
      else
        for (const { name, colour, contrast } of weak)
          report({
            pointer: `/theme/color/${color[name] === undefined ? 'surface' : name}`,
            message: `${name} ${colour} on ${ground.name} ${ground.colour} has a contrast of ${contrast}, ${problem} ${adviceFor(name)}`,
          });
      const seen = wcagContrast(color.accent, ground.colour);
      if (seen < minSeen)
        report({
          pointer: '/theme/color/accent',
          message: `accent ${color.accent} on ${ground.name} ${ground.colour} has a contrast of ${ratio(seen)}, so the button of the main action is rendered in another shade; choose colours further apart`,
        });
    },
  }),
});
