import { stepKey, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { FormView } from './form-view.ts';

/** The step that is shown, and where it stands. */
export function shownStep({ form, state }: Pick<FormView, 'form' | 'state'>) {
  const index = Math.max(
    0,
    form.steps.findIndex((step) => stepKey(step) === state.stepKey),
  );
  return { step: form.steps[index]!, index, isLast: index === form.steps.length - 1 };
}

/** What the button that goes on says. */
function nextText(form: FormDefinition, index: number): string {
  const next = form.steps[index + 1];
  if (!next) return form.submitText;
  const hasRules = (form.steps[index]?.customRules?.skipRules?.length ?? 0) > 0;
  // Where an answer decides what comes next, no step is promised.
  return next.heading && !hasRules ? `Continue to ${lowered(next.heading)}` : 'Continue';
}

/** The heading within a sentence; words written in capitals stay so. */
const lowered = (heading: string) =>
  /^[A-Z][a-z]/.test(heading) ? heading[0]!.toLowerCase() + heading.slice(1) : heading;

/** Back and next, as far as the step has them. */
export function FormButtons({ view, busy }: { view: FormView; busy: boolean }): ReactNode {
  const { step, index, isLast } = shownStep(view);
  const { hideButtons, choiceButtons } = step.customRules ?? {};
  const hasBack = index > 0 && hideButtons !== 'back' && hideButtons !== 'both';
  const hasNext = hideButtons !== 'next' && hideButtons !== 'both' && !choiceButtons;
  if (!hasBack && !hasNext) return null;
  return (
    <div className="fc-form-buttons">
      {hasNext && (
        <button className="fc-button" data-look="accent" type="submit" aria-disabled={busy}>
          {nextText(view.form, index)}
          {!isLast && <Icon name="arrow-right" />}
        </button>
      )}
      {hasBack && (
        <button
          className="fc-button"
          data-look="outline"
          type="submit"
          name="_back"
          value="1"
          aria-disabled={busy}
        >
          <Icon name="arrow-left" />
          Back
        </button>
      )}
    </div>
  );
}
