import { takenSteps, type FormValues } from '@forecourt/forms';
import { hydrateIsland } from '../islands/hydrate.tsx';
import type { MountIsland } from '../islands/mount.ts';
import { recallForm } from './memory/form-memory.ts';
import { viewerOf, type FormView } from './view/form-view.ts';
import { LeadForm } from './lead-form/lead-form.tsx';
import { stepAnswers } from './lead-form/step-answers.ts';
import { stepInHistory } from './steps/use-step-history.ts';

const hydrate = hydrateIsland(LeadForm);

/**
 * Hydrates a form and preserves earlier input.
 * @param now returns the visitor's current time
 */
export const mountForm =
  (now: () => Date): MountIsland =>
  (element, props) => {
    const { view } = props as unknown as { readonly view: FormView };
    hydrate(element, { view, now, recalled: recalledView(view, element.querySelector('form')) });
  };

/**
 * Returns the unfinished form as the visitor left it, with what they have entered since on the
 * server-rendered one.
 */
function recalledView(view: FormView, rendered: HTMLFormElement | null): FormView | undefined {
  const { form, state } = view;
  const memory = view.posted ? undefined : recallForm(sessionStorage, form);
  if (!memory) return undefined;
  const entered = rendered
    ? changedIn(stepAnswers(view, new FormData(rendered)), state.values)
    : {};
  const values = { ...state.values, ...memory.values, ...entered };
  const step = stepInHistory(form.id);
  const stepKey =
    step && takenSteps(form, values, viewerOf(view)).includes(step) ? step : state.stepKey;
  return { ...view, state: { ...state, ...memory, values, stepKey } };
}

/** Returns the answers that differ from the server-rendered ones. */
const changedIn = (answers: FormValues, rendered: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => String(answer || '') !== String(rendered[name] || ''),
    ),
  );
