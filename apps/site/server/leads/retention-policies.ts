import type { TenantSnapshot } from '@forecourt/block-schemas';
import { usualRetention, type RetentionPolicy } from '@forecourt/leads';

/** Retention by tenant, as the settings of its site say; see `settings.privacy`. */
export const retentionPolicies = (
  tenants: readonly Pick<TenantSnapshot, 'slug' | 'site'>[],
): ReadonlyMap<string, RetentionPolicy> =>
  new Map(
    tenants.map(({ slug, site }) => {
      const { unfinishedLeadDays, leadDays, sensitiveAnswerDays } = site.settings?.privacy ?? {};
      return [
        slug,
        {
          unfinishedDays: unfinishedLeadDays ?? usualRetention.unfinishedDays,
          finishedDays: leadDays ?? usualRetention.finishedDays,
          sensitiveDays: sensitiveAnswerDays ?? usualRetention.sensitiveDays,
        },
      ];
    }),
  );
