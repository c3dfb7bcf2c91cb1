import type { DealerLocation } from '@forecourt/block-schemas';
import { withWholeTimes } from '@forecourt/copy';
import { phoneHref } from '@forecourt/domain';
import {
  isReplied,
  repliesInHours,
  replyDue,
  requestKindOf,
  type FormDefinition,
} from '@forecourt/forms';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { Icon } from '../icons/icon.tsx';
import { replyWords } from '../lists/reply-words.ts';
import { isFinanceApplication } from './panels/finance-panel.tsx';

type PanelContext = Pick<RenderContext, 'site' | 'copy' | 'clock'>;

/** Returns the next steps after a form, with the dealer's own reply time for a request sent now. */
function stepsAfter(
  form: FormDefinition,
  locations: readonly DealerLocation[],
  { site, copy, clock }: PanelContext,
): readonly string[] {
  const kind = requestKindOf(form);
  const { location_id: locationId } = form.given;
  const promised = repliesInHours(site, kind)
    ? clock.read((from) => {
        const deadline = replyDue({ kind, locationId }, locations, site, from);
        return deadline && { ...deadline, from };
      })
    : undefined;
  const hasMessage = form.fields.some(({ control }) => control === 'textarea');
  const steps = kind === 'usual' && !hasMessage ? 'request' : kind;
  return copy.nextSteps[steps](replyWords(site, kind, copy, promised));
}

/** Panel beside a form with the next steps and the dealer's phone number. */
export function TalkPanel({
  form,
  locations,
  ctx,
}: {
  readonly form: FormDefinition;
  /** The dealer's locations, which reply in their open hours. */
  readonly locations: readonly DealerLocation[];
  readonly ctx: PanelContext;
}): ReactNode {
  const { nextSteps } = ctx.copy;
  const { phone } = ctx.site;
  const isAnswered = isReplied(form) && !(form.financePanel && isFinanceApplication(form));
  if (!phone && !isAnswered) return null;
  return (
    <aside className="fc-form-panel" aria-label={nextSteps.heading}>
      {isAnswered && (
        <>
          <p className="fc-form-panel-title">{nextSteps.heading}</p>
          <ol>
            {stepsAfter(form, locations, ctx).map((step) => (
              <li key={step}>{withWholeTimes(step)}</li>
            ))}
          </ol>
        </>
      )}
      {phone && (
        <>
          <p className="fc-form-panel-title">{nextSteps.call}</p>
          <p>
            <a className="fc-form-panel-phone" href={phoneHref(phone)}>
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </p>
        </>
      )}
    </aside>
  );
}
