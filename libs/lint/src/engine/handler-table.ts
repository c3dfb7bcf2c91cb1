import type { AnnotationKind } from '@forecourt/block-schemas';
import { onceForEach } from '../rule-api/once-for-each.ts';
import type { BlockTest, Visitor } from '../rule-api/rule.ts';
import { groupedBy, handlersByText } from './handlers.ts';
import type { Group, Handler, Running } from './handlers.ts';

/** Names of visits other than those of blocks, texts and the end. */
export type VisitName = 'site' | 'page' | 'data' | 'component' | 'suppression';

/** Callbacks of rules by what they concern. */
export interface HandlerTable {
  readonly ofVisit: (name: VisitName) => readonly Handler[];
  readonly groupsOfBlock: (type: string) => readonly Group<BlockTest>[];
  readonly ofText: (kind: AnnotationKind) => (text: string) => readonly Handler[];
}

/** Sorts the callbacks of rules, each kind when it is first visited. */
export function handlerTable(running: readonly Running[]): HandlerTable {
  const handlersOf = (
    name: VisitName | 'block' | 'text',
    isWanted: (visitor: Visitor) => boolean = () => true,
  ) =>
    running.flatMap((each): Handler[] => {
      const handler = each.visitor[name] as Handler['handler'] | undefined;
      return handler && isWanted(each.visitor) ? [{ handler, running: each }] : [];
    });
  // Most rules handle few kinds of blocks and texts, of which there are hundreds of thousands.
  const groupsOfBlock = onceForEach((type: string) =>
    groupedBy(
      handlersOf('block', ({ blockTypes }) => blockTypes?.includes(type) ?? true),
      ({ blockTest }) => blockTest,
    ),
  );
  const ofText = onceForEach((kind: AnnotationKind) =>
    handlersByText(
      kind,
      groupedBy(
        handlersOf('text', ({ textKinds }) => textKinds?.includes(kind) ?? true),
        ({ textTest }) => textTest,
      ),
    ),
  );

  return { ofVisit: onceForEach((name: VisitName) => handlersOf(name)), groupsOfBlock, ofText };
}
