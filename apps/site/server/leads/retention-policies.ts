import type { TenantSnapshot } from '@forecourt/block-schemas';
import { defaultRetention, type RetentionPolicy } from '@forecourt/leads';

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
          unfinishedDays: unfinishedLeadDays ?? defaultRetention.unfinishedDays,
          finishedDays: leadDays ?? defaultRetention.finishedDays,
          sensitiveDays: sensitiveAnswerDays ?? defaultRetention.sensitiveDays,
        },
      ];
    }),
  );
