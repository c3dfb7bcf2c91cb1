/** A control that visitors type into or choose with. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs without an answer of the visitor. */
const otherInputs = 'hidden, submit, button, reset, image, file'
  .split(', ')
  .map((type) => `:not([type=${type}])`)
  .join('');

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The value that a slider takes from its attribute: moved by the browser to the nearest step. */
function sliderDefault({ defaultValue, min, max, step, type }: HTMLInputElement): string {
  const fresh = document.createElement('input');
  Object.assign(fresh, { type, min, max, step });
  fresh.value = defaultValue;
  return fresh.value;
}

const isDefaultOption = (option: HTMLOptionElement, index: number, select: HTMLSelectElement) =>
  select.multiple || select.querySelector('option[selected]')
    ? option.defaultSelected
    : index === 0;

/** Whether a control holds anything else than what the server rendered. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      (option, index) => option.selected !== isDefaultOption(option, index, control),
    );
  if (isTick(control)) return control.checked !== control.defaultChecked;
  const isSlider = control instanceof HTMLInputElement && control.type === 'range';
  const usual = isSlider ? sliderDefault(control) : control.defaultValue;
  return control.value !== usual;
}

/**
 * Controls that hold something else than the server rendered: a visitor filled them in, or the
 * browser restored them, before the script of their island was there.
 */
export const changedControls = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll<Control>(`input${otherInputs}, textarea, select`)].filter(isChanged);

/** Sets a text control as a keystroke does, with the caret where it was. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React puts a setter of its own on the element, through which it would take no notice.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set!.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(select: HTMLSelectElement, chosen: readonly boolean[]): void {
  for (const [index, option] of [...select.options].entries()) option.selected = chosen[index]!;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Remembers a visitor's answer. @returns enters it again */
function recallable(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].map(({ selected }) => selected);
    return () => choose(control, chosen);
  }
  const { checked, value } = control as HTMLInputElement;
  if (isTick(control))
    // React and the browser both listen to clicks; of radio buttons the chosen one is enough.
    return () => {
      if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    };
  const caret = document.activeElement === control ? control.selectionStart : null;
  return () => {
    type(control, value);
    if (caret !== null && control.value === value) control.setSelectionRange(caret, caret);
  };
}

/** Puts a control back to what the server rendered. */
function takeBack(control: Control): void {
  if (control instanceof HTMLSelectElement)
    for (const [index, option] of [...control.options].entries())
      option.selected = isDefaultOption(option, index, control);
  else if (isTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/**
 * Keeps what visitors entered before an island's script was there: it is taken back while `start`
 * brings the island to life from what the server rendered, and then entered again as if just typed.
 * All of it must happen at once, so `start` may leave nothing for later.
 */
export function keepEarlyInput(root: ParentNode, start: () => void): void {
  const changed = changedControls(root);
  const answers = changed.map((control) => ({ control, enter: recallable(control) }));
  for (const control of changed) takeBack(control);
  start();
  for (const { control, enter } of answers) if (control.isConnected) enter();
}
