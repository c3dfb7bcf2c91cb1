import { isSold } from '@forecourt/domain';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';

type Car = DataEntry['entry'];

/** True for a car that is used by law: a demonstrator is. */
const isUsed = ({ car_type: type }: Car): boolean =>
  typeof type === 'string' && /used|owned|demo/i.test(type);

const hasNotice = ({ consumer_notice_url: url }: Car): boolean => url !== undefined;

/** Reports used cars of New Zealand dealers without the notice that an offer online has to show. */
export const consumerNoticeMissing = defineRule({
  meta: {
    id: 'consumer-notice-missing',
    description:
      'In New Zealand, a used car that is held online for a deposit, or whose stock shows notices, has its Consumer Information Notice.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    if (regionOf(site) !== 'NZ') return {};
    const isHeldOnline = site.settings?.cars?.hold !== undefined;
    return {
      data: (visit) => {
        const cars = dataEntries(visit, 'cars').filter(
          ({ entry }) => isUsed(entry) && !isSold({ status: statusOf(entry) }),
        );
        if (!isHeldOnline && !cars.some(({ entry }) => hasNotice(entry))) return;
        const why = isHeldOnline
          ? 'this used car can be held online for a deposit, but its page has no Consumer Information Notice'
          : 'this used car has no Consumer Information Notice, which others of the stock have';
        for (const { entry, pointer } of cars)
          if (!hasNotice(entry))
            visit.report({
              pointer: `${pointer}/car_type`,
              message: `${why}; add consumer_notice_url`,
            });
      },
    };
  },
});

const statusOf = ({ status }: Car): string | undefined =>
  typeof status === 'string' ? status : undefined;
