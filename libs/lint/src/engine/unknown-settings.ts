import type { Site } from '@forecourt/block-schemas';

/** Thrown where a rule reads settings of a tenant whose settings are unknown. */
class SettingsUnknown extends Error {
  override readonly name = 'SettingsUnknown';

  constructor() {
    super('the settings of the tenant are unknown');
  }
}

/** True for the error of a rule that read unknown settings: it can't check that part of the tenant, and isn't broken. */
export const isSettingsUnknown = (error: unknown): boolean => error instanceof SettingsUnknown;

/**
 * Returns settings that only have a slug. A rule that reads anything else of them is stopped for the
 * visit, since what it would report may be wrong.
 */
export const unknownSettings = ({ slug }: Pick<Site, 'slug'>): Site =>
  new Proxy({ slug } as Site, {
    get: (target, name) => {
      if (name === 'slug') return target.slug;
      throw new SettingsUnknown();
    },
  });
