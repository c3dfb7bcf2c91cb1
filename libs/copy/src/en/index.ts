// The English texts, one object per area. Australia's and the base of every other language: New
// Zealand's differences are in en-nz.ts. A text with values is a function. Areas that scripts in the
// browser use have files of their own, so that a bundle carries no other texts.
export * from './checks.ts';
export * from './form-screen.ts';
export * from './calculator.ts';
export * from './dealership-search.ts';
export * from './show-cars.ts';
export * from './fields.ts';
export * from './presets.ts';
export * from './form-panels.ts';
export * from './form-answers.ts';
export * from './cars.ts';
export * from './shortlist.ts';
export * from './saved-cars.ts';
export * from './vehicle.ts';
export * from './weekly-repayments.ts';
export * from './blocks.ts';
export * from './opening.ts';
export * from './pages.ts';
export * from './thanks.ts';
export * from './confirmation-mail.ts';
