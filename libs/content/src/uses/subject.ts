import type { FormCategory } from '@forecourt/block-schemas';
import type { NamedKind } from '../references/data-names.ts';
import type { Target } from '../references/leads-to.ts';

/** A resolved subject. */
export type Subject =
  | { readonly kind: 'type'; readonly type: string; readonly description: string }
  | PropertySubject
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'category'; readonly category: FormCategory }
  | ReferenceSubject;

/** A page, an asset, an entry of the dealer's data or a data file, which content refers to. */
export interface ReferenceSubject {
  readonly kind: 'reference';
  readonly to: Target | { readonly kind: NamedKind | 'data'; readonly name: string };
}

/** A property of a block type, of pages or of settings. */
export interface PropertySubject {
  readonly kind: 'property';
  /** Owner of the property: a block type, `page` or `site`. */
  readonly owner: string;
  /** Path from the owner down; `*` matches any index. */
  readonly path: readonly string[];
  readonly description: string;
  /** Default value; undefined if the schema has none. */
  readonly default?: unknown;
}

const addressOf = ({ address, anchor }: Target): string =>
  anchor === undefined ? address : `${address}#${anchor}`;

/** Returns a subject as written on the command line: `cardsTool.cards[].href`. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'type') return subject.type;
  if (subject.kind === 'component') return `component:${subject.name}`;
  if (subject.kind === 'category') return `category:${subject.category}`;
  if (subject.kind === 'reference')
    return 'address' in subject.to
      ? addressOf(subject.to)
      : `${subject.to.kind}:${subject.to.name}`;
  return subject.path.reduce(
    (text, step) => (step === '*' ? `${text}[]` : `${text}.${step}`),
    subject.owner,
  );
}
