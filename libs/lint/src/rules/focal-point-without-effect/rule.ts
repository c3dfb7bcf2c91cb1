import { defineRule } from '../../rule-api/rule.ts';

/** Reports focal points that no page uses: of cut-outs, of external pictures, and repeated ones. */
export const focalPointWithoutEffect = defineRule({
  meta: {
    id: 'focal-point-without-effect',
    description: 'Every focal point in the settings has an effect.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    site: ({ site, report }) => {
      const points = site.settings?.focalPoints ?? [];
      const last = new Map(points.map(({ picture }, index) => [picture, index]));
      for (const [index, { picture }] of points.entries()) {
        const problem =
          last.get(picture) !== index
            ? 'has another focal point further down, which is used; remove one of the two'
            : assets.get(picture)?.cutOut
              ? 'is a cut-out, which pages never crop; remove its focal point'
              : /^https:/i.test(picture)
                ? 'is at another address, where its shape is unknown; copy it to the assets folder'
                : undefined;
        if (problem !== undefined)
          report({
            pointer: `/settings/focalPoints/${index}/picture`,
            message: `the picture ${problem}`,
          });
      }
    },
  }),
});
