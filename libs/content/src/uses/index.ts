export type { CategoryOf } from './category-uses.ts';
export { usesIn } from './find-uses.ts';
export type { DocumentUses, Use } from './find-uses.ts';
export { ownPath } from './own-path.ts';
export { nameOf } from './subject.ts';
export type { PropertySubject, ReferenceSubject, Subject } from './subject.ts';
export { makeImpact } from './uses-of-subject.ts';
export type { Impact } from './uses-of-subject.ts';
