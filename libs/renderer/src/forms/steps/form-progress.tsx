import { formCopy } from '@forecourt/copy';
import { formProgress, stepOf, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { viewerOf, type FormView } from '../view/form-view.ts';

/** Name of a step; those without a heading go by their number on the visitor's path. */
export const stepName = (form: FormDefinition, key: string, at: number): string =>
  stepOf(form, key).heading ?? formCopy(form).step(at + 1);

/** The visitor's position on their path through the form. */
export const progressOf = (view: Pick<FormView, 'form' | 'state' | 'signedIn'>) =>
  formProgress(view.form, view.state, viewerOf(view));

/** Id of the line that says where the visitor is; the step's heading is described by it. */
export const progressId = ({ prefix }: Pick<FormView, 'prefix'>) => `${prefix}_progress`;

type StepState = 'done' | 'passed' | 'now' | 'next';

/**
 * Where in the form the visitor is: "Step 2 of 3 · Your vehicle" above one bar a step. While an
 * answer decides which steps follow, no number of steps is promised and the last bar is open.
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
      <p id={progressId(view)} aria-hidden="true">
        <strong>{position}</strong> · {stepName(form, path[at]!, at)}
      </p>
      <ol aria-label={copy.steps} data-many={path.length > 4 ? '' : undefined}>
        {path.map((key, index) => (
          <li
            key={key}
            data-state={stateOf(key, index)}
            aria-current={index === at ? 'step' : undefined}
          >
            {stateOf(key, index) === 'done' && <Icon name="check" size={16} label={copy.done} />}
            <span>
              {index === at && <span className="fc-sr-only">{position} · </span>}
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
