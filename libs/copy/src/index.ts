export { copyFor, type Copy } from './copy-for.ts';
export { dotted, momentText, withWholeTimes } from './english.ts';
export { localeOf, type Localized } from './locale.ts';
// Single areas, each in a module of its own: a bundle for the browser carries no other texts.
export { calculatorCopy } from './browser/calculator.ts';
export { checksCopy } from './browser/checks.ts';
export { dealershipSearchCopy } from './browser/dealership-search.ts';
export { formCopy } from './browser/form-screen.ts';
export { savedCarsCopy } from './browser/saved-cars.ts';
export { showCarsCopy } from './browser/show-cars.ts';
export { weeklyRepaymentsCopy } from './browser/weekly-repayments.ts';
