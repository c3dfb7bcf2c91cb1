import type { Rule, Visit, Visitor } from '../rule-api/rule.ts';

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
