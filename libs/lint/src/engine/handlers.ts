import type { AnnotationKind } from '@forecourt/block-schemas';
import type { Rule, TextTest, Visit, Visitor } from '../rule-api/rule.ts';

/** A rule that runs, and its callbacks for the file that is being visited. */
export interface Running {
  readonly rule: Rule;
  readonly visitor: Visitor;
  readonly report: Visit['report'];
  readonly note: Visit['note'];
}

/** A callback of a rule for one kind of visit. */
export interface Handler {
  readonly handler: (visit: unknown) => void;
  readonly running: Running;
}

/** Handlers of the same kind of block or text that share a test. */
export interface Group<Test> {
  readonly test: Test | undefined;
  readonly handlers: readonly Handler[];
}

/** Groups handlers by the test of their rules. The order of the groups is that of their first rules. */
export const groupedBy = <Test>(
  handlers: readonly Handler[],
  testOf: (visitor: Visitor) => Test | undefined,
): Group<Test>[] =>
  [...Map.groupBy(handlers, ({ running: { visitor } }) => testOf(visitor))].map(
    ([test, group]) => ({ test, handlers: group }),
  );

const none: readonly Handler[] = [];
/** Maximum length of a remembered text: running text rarely recurs. */
const maxLength = 120;
/** Maximum length of all remembered texts of one kind together. */
const maxCharacters = 300_000;

/**
 * Returns the handlers that a text concerns. They are remembered: labels, names and
 * notes recur on a site's pages, and most concern no rule.
 */
export function handlersByText(
  kind: AnnotationKind,
  groups: readonly Group<TextTest>[],
): (text: string) => readonly Handler[] {
  const known = new Map<string, readonly Handler[]>();
  let characters = 0;
  const find = (text: string): readonly Handler[] => {
    let found = none;
    for (const { test, handlers } of groups)
      if (test === undefined || test(text, kind))
        found = found === none ? handlers : [...found, ...handlers];
    return found;
  };
  return (text) => {
    if (text.length > maxLength) return find(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    characters += text.length;
    if (characters > maxCharacters) {
      known.clear();
      characters = text.length;
    }
    const handlers = find(text);
    known.set(text, handlers);
    return handlers;
  };
}
