import type { FormCategory } from '@forecourt/block-schemas';

/** What is asked about, once it is known to exist. */
export type Subject =
  | { readonly kind: 'type'; readonly type: string; readonly description: string }
  | PropertySubject
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'category'; readonly category: FormCategory };

/** A property of a block type, of pages or of settings. */
export interface PropertySubject {
  readonly kind: 'property';
  /** What it is a property of: a block type, `page` or `site`. */
  readonly owner: string;
  /** From the owner down; `*` stands for any index. */
  readonly path: readonly string[];
  readonly description: string;
  /** What holds where it is left out; undefined if the schema names nothing. */
  readonly default?: unknown;
}

/** A subject as people write it: `cardsTool.cards[].href`. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'type') return subject.type;
  if (subject.kind === 'component') return `component:${subject.name}`;
  if (subject.kind === 'category') return `category:${subject.category}`;
  return subject.path.reduce(
    (text, step) => (step === '*' ? `${text}[]` : `${text}.${step}`),
    subject.owner,
  );
}
