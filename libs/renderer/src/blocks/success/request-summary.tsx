import { withWholeTimes } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { loanText } from '../../loans/loan-text.ts';
import type { RequestFacts } from '../../context/page-request.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { carsLabel } from './cars-label.ts';

/**
 * The request in the visitor's own terms (FRM-15): car, place, time, and a file for the calendar; and
 * the promised reply, unless the message above states it.
 */
export function RequestSummary({
  request: { cars = [], ownCar, location, when, work, loan, calendarHref },
  within,
  level,
  ctx,
}: {
  readonly request: RequestFacts;
  /** Time of the reply in words. */
  readonly within: string | undefined;
  readonly level: HeadingLevel;
  readonly ctx: Pick<RenderContext, 'copy' | 'locale' | 'currency'>;
}): ReactNode {
  const copy = ctx.copy.success.request;
  const named = cars.map(({ name, href }) => (href ? <a href={href}>{name}</a> : name));
  const rows: readonly (readonly [string, ...ReactNode[]])[] = [
    [copy.ownCar, ownCar],
    [carsLabel(copy, cars, ownCar), ...named],
    [copy.work, work],
    [copy.loan, loan && loanText(loan, ctx)],
    [copy.when, when && withWholeTimes(when)],
    [copy.where, location],
    [copy.reply, within && withWholeTimes(within)],
  ];
  const known = rows.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  if (known.length === 1 && within !== undefined)
    return (
      <p className="fc-success-text">
        {copy.reply} {withWholeTimes(within)}.
      </p>
    );
  return (
    <section className="fc-success-request">
      <Heading level={level}>{copy.heading}</Heading>
      <dl>
        {known.map(([label, ...values]) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      {calendarHref && (
        <p>
          <a className="fc-button" data-look="outline" href={calendarHref} download="">
            <Icon name="calendar" size={18} />
            {copy.calendar}
          </a>
        </p>
      )}
    </section>
  );
}
