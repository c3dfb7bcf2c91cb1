import type { AnnotatedContent, AnnotatedText, LocatedBlock } from '@forecourt/block-schemas';
import type { PageVisit, Rule, Visit, Visitor } from '../rule-api/rule.ts';
import type { HandlerTable, VisitName } from './handler-table.ts';
import type { Handler } from './handlers.ts';

/** Calls of the rules that handle a visit. */
export interface HandlerCalls {
  /** Calls the rules that handle a visit, each with its own callbacks. Changes the visit object. */
  readonly call: <K extends VisitName>(
    name: K,
    visit: Omit<Parameters<NonNullable<Visitor[K]>>[0], 'report' | 'note'>,
  ) => void;
  /** Calls the rules that handle a file's blocks and texts. */
  readonly callParts: (file: string, parts: AnnotatedContent, page?: PageVisit) => void;
}

/** @param onError called with what a rule threw; the other rules go on. */
export function callHandlers(
  handlers: HandlerTable,
  onError: (rule: Rule, error: unknown) => void,
): HandlerCalls {
  const callEach = (called: readonly Handler[], visit: object) => {
    // One object is shared by all rules, to avoid allocations.
    const shared = visit as { report: Visit['report']; note: Visit['note'] };
    for (const { handler, running } of called) {
      shared.report = running.report;
      shared.note = running.note;
      try {
        handler(shared);
      } catch (error) {
        onError(running.rule, error);
      }
    }
  };
  // Visits have their callbacks from the start: added later, they would take another allocation.
  const [report, note] = [undefined, undefined];
  // Groups by index, since a loop over entries creates objects at each of a page's blocks and texts.
  const callBlock = (file: string, { block, pointer }: LocatedBlock, page?: PageVisit) => {
    const groups = handlers.groupsOfBlock(block.type);
    let visit: object | undefined;
    for (let index = 0; index < groups.length; index++) {
      const group = groups[index]!;
      if (group.test === undefined || group.test(block))
        callEach(group.handlers, (visit ??= { report, note, file, page, block, pointer }));
    }
  };
  const callText = (file: string, text: AnnotatedText, page?: PageVisit) => {
    const { kind, value, pointer, block } = text;
    const concerned = handlers.ofText(kind)(value);
    if (concerned.length > 0)
      callEach(concerned, { report, note, file, page, kind, value, pointer, block });
  };
  return {
    call: (name, visit) => callEach(handlers.ofVisit(name), visit),
    callParts: (file, { blocks, texts }, page) => {
      for (const block of blocks) callBlock(file, block, page);
      for (const text of texts) callText(file, text, page);
    },
  };
}
