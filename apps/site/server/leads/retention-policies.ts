import type { TenantSnapshot } from '@forecourt/block-schemas';
import { defaultRetention, type RetentionPolicy } from '@forecourt/leads';

/** Returns the retention of each tenant from `settings.privacy` of its site. */
export const retentionPolicies = (
  tenants: readonly Pick<TenantSnapshot, 'slug' | 'site'>[],
): ReadonlyMap<string, RetentionPolicy> =>
  new Map(
    tenants.map(({ slug, site }) => {
      const { unfinishedLeadDays, leadDays, sensitiveAnswerDays } = site.settings?.privacy ?? {};
      return [
        slug,
        {
          unfinishedDays: unfinishedLeadDays ?? defaultRetention.unfinishedDays,
          finishedDays: leadDays ?? defaultRetention.finishedDays,
          sensitiveDays: sensitiveAnswerDays ?? defaultRetention.sensitiveDays,
        },
      ];
    }),
  );
