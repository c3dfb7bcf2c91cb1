import type { CreditText } from './credit-text.ts';
import type { Fact } from './rule.ts';

/** Statements of one text, as a rule notes them for the end of the run. */
export type TextFact = {
  /** Pointer of the block or entry that the text belongs to. */
  readonly unit: string;
  readonly pointer: string;
  readonly text: CreditText;
  /** True for a text that search engines show without the page. */
  readonly isAlone: boolean;
};

/** Use of a component on a page, or words of its template. */
export type ComponentFact =
  | {
      readonly uses: string;
      readonly unit: string;
      readonly props: Readonly<Record<string, string>>;
    }
  | { readonly names: string }
  | { readonly words: string };

/** Returns true for the statements of a text. */
export const isText = (fact: Fact): fact is TextFact =>
  typeof fact === 'object' && fact !== null && 'text' in fact;

/** Returns true for the use of a component, or words of its template. */
export const isComponent = (fact: Fact): fact is ComponentFact => !isText(fact);
