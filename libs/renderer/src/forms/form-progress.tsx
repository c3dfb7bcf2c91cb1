import { stepKey, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { FormView } from './form-view.ts';

/** What a step is called; those without a heading go by their number. */
export const stepName = ({ steps }: FormDefinition, index: number): string =>
  steps[index]?.heading ?? `Step ${index + 1}`;

/** Where in the form the visitor is: what is done, "Step 2 of 3 · Your vehicle", what comes. */
export function FormProgress({ form, state }: Pick<FormView, 'form' | 'state'>): ReactNode {
  const { steps } = form;
  if (steps.length < 2) return null;
  const current = steps.findIndex((step) => stepKey(step) === state.stepKey);
  return (
    <ol className="fc-form-progress" aria-label="Steps of this form">
      {steps.map((step, index) => {
        const key = stepKey(step);
        const name = stepName(form, index);
        const isDone = index < current && state.done.includes(key);
        const now = index === current;
        return (
          <li
            key={key}
            data-state={now ? 'now' : isDone ? 'done' : index < current ? 'passed' : 'next'}
            aria-current={now ? 'step' : undefined}
          >
            {isDone && <Icon name="check" size={16} label="Done:" />}
            <span>{now ? `Step ${index + 1} of ${steps.length} · ${name}` : name}</span>
          </li>
        );
      })}
    </ol>
  );
}
