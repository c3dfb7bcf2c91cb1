import {
  departmentsWithHours,
  holidaysAhead,
  usualWeek,
  type HolidayHours,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { OpeningLine, type OpeningLineProps } from './opening-line.tsx';
import { daysText, periodsText } from './opening-words.ts';

type HoursContext = Pick<RenderContext, 'clock' | 'site' | 'copy'>;

/** Number of days ahead whose holidays are listed. */
const holidayDays = 60;

/** One row of hours: days and times. */
const Row = ({ days, hours }: { readonly days: string; readonly hours: string }): ReactNode => (
  <tr>
    <th scope="row">{days}</th>
    <td>{hours}</td>
  </tr>
);

/** Returns the hours of a holiday, once if they are the same in every department. */
function holidayText({ hours }: HolidayHours, all: number, { copy }: HoursContext): string {
  const texts = hours.map(({ periods }) => periodsText(periods, copy));
  const [text, ...others] = new Set(texts);
  if (text !== undefined && others.length === 0 && hours.length === all) return text;
  return hours
    .map(({ department, periods }) =>
      copy.opening.department(copy.locations.types[department], periodsText(periods, copy)),
    )
    .join(', ');
}

/** Props of a location's opening hours. */
export interface OpeningHoursProps extends OpeningLineProps {
  /** Unfolds the hours on wide screens. */
  readonly unfolds?: boolean | undefined;
}

/**
 * Line that states whether a location is open, and below it, folded, its hours by department and on
 * the coming holidays. Unfolded hours need no summary: the line is above them. Renders nothing for a
 * location without hours.
 */
export function OpeningHours({ unfolds, ...line }: OpeningHoursProps): ReactNode {
  const { location, ctx } = line;
  const { copy, clock, site } = ctx;
  const departments = departmentsWithHours(location);
  if (departments.length === 0) return null;
  const today = clock.today(location.timeZone ?? site.timeZone);
  const holidays = holidaysAhead(location, today, holidayDays);
  const hours = (
    <details className="fc-hours" data-unfolds={unfolds || undefined}>
      <summary>
        <OpeningLine {...line} />
        <span className="fc-sr-only">{copy.opening.hoursOf(location.name)}</span>
      </summary>
      {departments.map((department) => (
        <table key={department}>
          <caption>{copy.locations.types[department]}</caption>
          <tbody>
            {usualWeek(location, department).map((run) => (
              <Row
                key={run.first}
                days={daysText(run, copy)}
                hours={periodsText(run.periods, copy)}
              />
            ))}
          </tbody>
        </table>
      ))}
      {holidays.length > 0 && (
        <table>
          <caption>{copy.opening.holidays}</caption>
          <tbody>
            {holidays.map((holiday) => (
              <Row
                key={holiday.day}
                days={copy.opening.holiday(
                  holiday.isObserved ? copy.opening.observed(holiday.name) : holiday.name,
                  copy.opening.date(holiday.day),
                )}
                hours={holidayText(holiday, departments.length, ctx)}
              />
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
  if (!unfolds) return hours;
  return (
    <>
      <p className="fc-hours-now">
        <OpeningLine {...line} />
      </p>
      {hours}
    </>
  );
}
