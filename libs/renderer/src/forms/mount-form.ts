import type { FormValues } from '@forecourt/forms';
import { hydrateIsland } from '../islands/hydrate.tsx';
import type { MountIsland } from '../islands/mount.ts';
import { LeadForm } from './lead-form.tsx';

const hydrate = hydrateIsland(LeadForm);

/**
 * Hydrates a form; what was typed before the script came is kept.
 * @param now the visitor's clock
 */
export const mountForm =
  (now: () => Date): MountIsland =>
  (element, props) => {
    const form = element.querySelector('form');
    hydrate(element, { ...props, now, ...(form && { typed: typedIn(form) }) });
  };

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
