import type { DealerLocation } from '@forecourt/block-schemas';
import { withWholeTimes, type Copy } from '@forecourt/copy';
import { openingState, weekdays, type Department, type OpeningState } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';

/** Number of days ahead for which a weekday alone is clear. */
const daysByName = weekdays.length - 1;

/** Returns an opening state as text: "Open until 5:30 pm", "Closed, opens tomorrow at 8:30 am". */
function openingWords(
  state: OpeningState,
  { opening, openingHours }: Pick<Copy, 'opening' | 'openingHours'>,
): string {
  if (state.isOpen && state.isAllDay) return opening.allDay;
  if (state.isOpen) return opening.openUntil(openingHours.time(state.until));
  const words = nextOpening(state.next, opening, openingHours);
  return state.holiday === undefined ? words : opening.closedFor(state.holiday, words);
}

function nextOpening(
  next: Extract<OpeningState, { isOpen: false }>['next'],
  opening: Copy['opening'],
  { time }: Copy['openingHours'],
): string {
  if (next === undefined) return opening.closed;
  const { day, inDays, from } = next;
  if (inDays === 0) return opening.opensAt(time(from));
  if (inDays === 1) return opening.opensTomorrow(time(from));
  const name = inDays <= daysByName ? opening.weekday(day) : opening.date(day);
  return opening.opensOn(name, time(from));
}

/** Props of an opening line. */
export interface OpeningLineProps {
  readonly location: DealerLocation;
  /** The department; the first with hours by default. */
  readonly department?: Department | undefined;
  readonly ctx: Pick<RenderContext, 'clock' | 'site' | 'copy'>;
}

/**
 * States until when a location is open, or when it opens next. Renders nothing for a location
 * without hours. The page holds until the state changes.
 */
export function OpeningLine({ location, department, ctx }: OpeningLineProps): ReactNode {
  const { clock, site, copy } = ctx;
  const state = clock.read((now) =>
    openingState(location, { now, timeZone: site.timeZone, department }),
  );
  if (state === undefined) return null;
  return (
    <span className="fc-opening" data-open={state.isOpen || undefined}>
      {withWholeTimes(openingWords(state, copy))}
    </span>
  );
}
