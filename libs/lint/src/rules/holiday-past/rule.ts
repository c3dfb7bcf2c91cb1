import { isCalendarDay } from '@forecourt/domain';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Days after a holiday in which it may be left in the list. */
const graceDays = 60;

/** Reports holidays of a year that has passed: those of the coming year were forgotten. */
export const holidayPast = defineRule({
  meta: {
    id: 'holiday-past',
    description: 'No dated holiday is long past.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today }) => {
    const latest = new Date(Date.parse(today) - graceDays * 86_400_000).toISOString().slice(0, 10);
    const messageOf = (day: unknown): string | undefined =>
      isCalendarDay(day) && day < latest
        ? `${day} is long past; write the day of the coming year, ${day.slice(5)} for every year, or remove it`
        : undefined;
    return {
      site: ({ site, report }) => {
        for (const [index, day] of (site.settings?.forms?.closedDays ?? []).entries()) {
          const message = messageOf(day);
          if (message) report({ pointer: `/settings/forms/closedDays/${index}`, message });
        }
      },
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'locations')) {
          if (!Array.isArray(entry.holidays)) continue;
          for (const [index, holiday] of (entry.holidays as readonly unknown[]).entries()) {
            const message = messageOf((holiday as { readonly day?: unknown } | null)?.day);
            if (message) visit.report({ pointer: `${pointer}/holidays/${index}/day`, message });
          }
        }
      },
    };
  },
});
