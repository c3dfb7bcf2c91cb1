import { formCopy } from '@forecourt/copy';
import { stepOf } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { progressOf } from './form-progress.tsx';
import type { FormView } from '../view/form-view.ts';

/** Returns the current step. */
export const shownStep = ({ form, state }: Pick<FormView, 'form' | 'state'>) =>
  stepOf(form, state.stepKey);

/** Returns the label of the button that continues or submits. */
export function nextText(view: FormView): string {
  const { form } = view;
  const { path, at, isComplete } = progressOf(view);
  const copy = formCopy(form);
  const next = path[at + 1];
  if (next === undefined) return isComplete ? form.submitText : copy.continue;
  const { heading } = stepOf(form, next);
  return heading ? copy.next(heading) : copy.continue;
}

/** Back and next buttons of a step. */
export function FormButtons({ view, busy }: { view: FormView; busy: boolean }): ReactNode {
  const { form } = view;
  const progress = progressOf(view);
  const { customRules } = shownStep(view);
  const isLast = progress.isComplete && progress.at === progress.path.length - 1;
  const { hideButtons, choiceButtons } = customRules ?? {};
  const hasBack = progress.at > 0 && hideButtons !== 'back' && hideButtons !== 'both';
  const hasNext = hideButtons !== 'next' && hideButtons !== 'both' && !choiceButtons;
  if (!hasBack && !hasNext) return null;
  return (
    <div className="fc-form-buttons">
      {hasNext && (
        <button className="fc-button" data-look="accent" type="submit" aria-disabled={busy}>
          {nextText(view)}
          {!isLast && <IslandIcon name="arrow-right" />}
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
          <IslandIcon name="arrow-left" />
          {formCopy(form).back}
        </button>
      )}
    </div>
  );
}
