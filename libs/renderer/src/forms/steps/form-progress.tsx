import { formCopy } from '@forecourt/copy';
import { formProgress, stepOf, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { viewerOf, type FormView } from '../view/form-view.ts';

/** Returns the name of a step: its heading, or else its number on the visitor's path. */
export const stepName = (form: FormDefinition, key: string, at: number): string =>
  stepOf(form, key).heading ?? formCopy(form).step(at + 1);

/** Returns the visitor's position on their path through the form. */
export const progressOf = (view: Pick<FormView, 'form' | 'state' | 'signedIn'>) =>
  formProgress(view.form, view.state, viewerOf(view));

/** Returns the id of the progress text, which describes the step's heading. */
export const progressId = ({ prefix }: Pick<FormView, 'prefix'>) => `${prefix}_progress`;

type StepState = 'done' | 'passed' | 'now' | 'next';

/**
 * Progress in the form: "Step 2 of 3 · Your vehicle" above one bar per step. While the number of
 * steps depends on an answer, it is omitted and the last bar is open-ended.
 */
export function FormProgress({ view }: { readonly view: FormView }): ReactNode {
  const { form, state } = view;
  if (form.steps.length < 2) return null;
  const { path, at, isComplete } = progressOf(view);
  const stateOf = (key: string, index: number): StepState => {
    if (index === at) return 'now';
    if (index > at) return 'next';
    return state.done.includes(key) ? 'done' : 'passed';
  };
  const copy = formCopy(form);
  const position = isComplete ? copy.stepOf(at + 1, path.length) : copy.step(at + 1);
  return (
    <div className="fc-form-progress">
      <p className="fc-form-at" id={progressId(view)} aria-hidden="true">
        <strong>{position}</strong> · {stepName(form, state.stepKey, at)}
      </p>
      <ol aria-label={copy.steps} data-many={path.length > 4 ? '' : undefined}>
        {path.map((key, index) => (
          <li
            key={key}
            data-state={stateOf(key, index)}
            aria-current={index === at ? 'step' : undefined}
          >
            {stateOf(key, index) === 'done' && (
              <IslandIcon name="check" size={16} label={copy.done} />
            )}
            <span>
              {index === at && <span className="fc-form-position">{position} · </span>}
              {stepName(form, key, index)}
            </span>
          </li>
        ))}
        {!isComplete && (
          <li data-state="open">
            <span className="fc-sr-only">{copy.moreSteps}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
