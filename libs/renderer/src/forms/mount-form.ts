import { takenSteps, type FormValues } from '@forecourt/forms';
import { hydrateIsland } from '../islands/hydrate.tsx';
import type { MountIsland } from '../islands/mount.ts';
import { recallForm } from './memory/form-memory.ts';
import { viewerOf, type FormView } from './view/form-view.ts';
import { LeadForm } from './lead-form/lead-form.tsx';
import { stepInHistory } from './steps/use-step-history.ts';

const hydrate = hydrateIsland(LeadForm);

/**
 * Hydrates a form; what was typed before the script came is kept.
 * @param now the visitor's clock
 */
export const mountForm =
  (now: () => Date): MountIsland =>
  (element, props) => {
    const { view } = props as unknown as { readonly view: FormView };
    const form = element.querySelector('form');
    const typed = form && changedIn(typedIn(form), view.state.values);
    const recalled = recalledView(view);
    hydrate(element, { view, now, ...(typed && { typed }), ...(recalled && { recalled }) });
  };

/** The form as the visitor left it, where it was left unfinished. */
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

/** What differs from what the server drew: what was drawn was not typed. */
const changedIn = (typed: FormValues, drawn: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => String(value) !== String(drawn[name] ?? '')),
  );

/** What the controls of a form hold, by name; a group of ticks as a list. */
function typedIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => !name.startsWith('_'));
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name).map(String);
      const boxes = form.querySelectorAll(`input[type=checkbox][name="${CSS.escape(name)}"]`);
      return [name, boxes.length > 1 ? all : all[0]!];
    }),
  );
}
