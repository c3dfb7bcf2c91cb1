import { joinedTime, takenSteps, type FormValues } from '@forecourt/forms';
import { hydrateIsland } from '../islands/hydrate.tsx';
import type { MountIsland } from '../islands/mount.ts';
import { recallForm } from './memory/form-memory.ts';
import { viewerOf, type FormView } from './view/form-view.ts';
import { LeadForm } from './lead-form/lead-form.tsx';
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
    const form = element.querySelector('form');
    const typed = form && changedIn(typedIn(form), view.state.values);
    const recalled = recalledView(view);
    hydrate(element, { view, now, typed, recalled });
  };

/** Returns the unfinished form as the visitor left it. */
function recalledView(view: FormView): FormView | undefined {
  const { form, state } = view;
  const memory = view.posted ? undefined : recallForm(sessionStorage, form);
  if (!memory) return undefined;
  const values = { ...state.values, ...memory.values };
  const step = stepInHistory(form.id);
  const stepKey =
    step && takenSteps(form, values, viewerOf(view)).includes(step) ? step : state.stepKey;
  return { ...view, state: { ...state, ...memory, values, stepKey } };
}

/** Returns the values that differ from the server-rendered ones. */
const changedIn = (typed: FormValues, drawn: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => String(value) !== String(drawn[name] ?? '')),
  );

/** Returns the values of a form's controls by name; a group of checkboxes is an array. */
function typedIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => !name.startsWith('_'));
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name).map(String);
      const boxes = form.querySelectorAll(`input[type=checkbox][name="${CSS.escape(name)}"]`);
      if (boxes.length > 1) return [name, all];
      return [name, all.length === 2 ? String(joinedTime(all)) : all[0]!];
    }),
  );
}
