/** A form control with visitor input. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input types without visitor input. */
const otherInputs = 'hidden, submit, button, reset, image, file'
  .split(', ')
  .map((type) => `:not([type=${type}])`)
  .join('');

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns a slider's default value, which browsers round to the nearest step. */
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

/** True if a control's state differs from the server-rendered one. */
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
 * Returns controls whose state differs from the server-rendered one, because the visitor filled
 * them in or the browser restored them before the island's script ran.
 */
export const changedControls = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll<Control>(`input${otherInputs}, textarea, select`)].filter(isChanged);

/** Sets the value of a text control as typing does, and restores the caret. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React overrides the element's setter, which would hide the change from React.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set!.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(select: HTMLSelectElement, chosen: readonly boolean[]): void {
  for (const [index, option] of [...select.options].entries()) option.selected = chosen[index]!;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Saves a visitor's input. @returns a function that enters it again */
function recallable(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].map(({ selected }) => selected);
    return () => choose(control, chosen);
  }
  const { checked, value } = control as HTMLInputElement;
  if (isTick(control))
    // React and the browser both handle clicks; for radio buttons a click on the checked one is
    // enough.
    return () => {
      if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    };
  const caret = document.activeElement === control ? control.selectionStart : null;
  return () => {
    type(control, value);
    if (caret !== null && control.value === value) control.setSelectionRange(caret, caret);
  };
}

/** Resets a control to its server-rendered state. */
function takeBack(control: Control): void {
  if (control instanceof HTMLSelectElement)
    for (const [index, option] of [...control.options].entries())
      option.selected = isDefaultOption(option, index, control);
  else if (isTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/**
 * Preserves visitor input from before an island's script ran. Controls are reset while `start`
 * hydrates the server-rendered island, and then the input is entered again as if typed. All of this
 * happens synchronously, so `start` must not defer work.
 */
export function keepEarlyInput(root: ParentNode, start: () => void): void {
  const changed = changedControls(root);
  const answers = changed.map((control) => ({ control, enter: recallable(control) }));
  for (const control of changed) takeBack(control);
  start();
  for (const { control, enter } of answers) if (control.isConnected) enter();
}
