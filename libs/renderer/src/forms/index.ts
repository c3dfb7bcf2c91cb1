// Forms without rendering, for programs without React.
export type { PlacedForm } from './form-of-block.ts';
export { formOnPage, formsOnPage, looksAtViewer, type FormOnPage } from './forms-of-page.ts';
export { chosenCarsForm, screenForms, staffForm, vehicleForm } from './forms-of-screens.ts';
export { leadFacts } from './lead-facts/lead-facts.ts';
