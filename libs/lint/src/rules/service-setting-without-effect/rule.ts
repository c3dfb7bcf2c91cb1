import { didYouMean, type Site } from '@forecourt/block-schemas';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message' | 'suggestion'>;
type Service = NonNullable<NonNullable<Site['settings']>['service']>;

const hostOf = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : undefined;

/** Returns the findings about booking pages that are left out, since their host is not allowed. */
const bookingReports = ({ externalBookings = [], redirectHosts = [] }: Service): Report[] =>
  externalBookings.flatMap(({ links }, group) =>
    (links ?? []).flatMap(({ url }, index): Report[] => {
      const host = hostOf(url);
      if (host === undefined || redirectHosts.includes(host)) return [];
      const suggestion = didYouMean(host, redirectHosts);
      const message = `"${host}" is not one of redirectHosts, so the booking page is left out; ${suggestion ? `did you mean "${suggestion}"?` : 'add it there'}`;
      return [{ pointer: `/externalBookings/${group}/links/${index}/url`, message }];
    }),
  );

/** Returns the findings about prices of services whose name is nearly that of one to choose from. */
const detailReports = ({ serviceTypes = [], serviceDetails = [] }: Service): Report[] =>
  serviceDetails.flatMap(({ type }, index): Report[] => {
    const isKnown = typeof type !== 'string' || serviceTypes.includes(type);
    const suggestion = isKnown ? undefined : didYouMean(type, serviceTypes);
    if (suggestion === undefined) return [];
    const message = `"${type}" is offered beside "${suggestion}", which has no price; did you mean "${suggestion}"?`;
    return [{ pointer: `/serviceDetails/${index}/type`, message, suggestion }];
  });

/** Reports settings of the service booking that visitors never see, or see twice. */
export const serviceSettingWithoutEffect = defineRule({
  meta: {
    id: 'service-setting-without-effect',
    description: 'Booking pages are of allowed hosts, and prices belong to a kind of service.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    site: ({ site: { settings }, report }) => {
      const { service } = settings ?? {};
      if (service === undefined) return;
      for (const each of [...bookingReports(service), ...detailReports(service)])
        report({ ...each, pointer: `/settings/service${each.pointer}` });
    },
  }),
});
