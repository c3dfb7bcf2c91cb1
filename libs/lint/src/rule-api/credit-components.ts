import { isBlockType } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { isComponent, type ComponentFact, type TextFact } from './credit-facts.ts';
import { readCreditText } from './credit-text.ts';
import { memoizeLast } from './memoize-last.ts';
import type { Fact, PageVisit } from './rule.ts';

/** Returns the components that a page uses, with the words that it passes to them. */
export const componentsIn = memoizeLast((blocks: PageVisit['blocks']): readonly ComponentFact[] => {
  const found: ComponentFact[] = [];
  for (const { block, pointer } of blocks) {
    const isNamed = block.type === 'customComponent';
    if (!isNamed && isBlockType(block.type)) continue;
    const given = isNamed ? (block.data as { props?: object }).props : block.data;
    const props = Object.fromEntries(
      Object.entries(given ?? {}).map(([name, value]) => [name, scalarText(value)]),
    );
    found.push({
      uses: isNamed ? scalarText(block.data.name) : block.type,
      unit: pointer,
      props,
    });
  }
  return found;
});

/** Returns the words of the components' templates by name. */
export function templatesIn(
  facts: ReadonlyMap<string, readonly Fact[]>,
): ReadonlyMap<string, string[]> {
  const templates = new Map<string, string[]>();
  for (const group of facts.values()) {
    const own = group.filter(isComponent);
    const name = own.find((fact) => 'names' in fact)?.names;
    if (name === undefined) continue;
    templates.set(
      name,
      own.flatMap((fact) => ('words' in fact ? fact.words : [])),
    );
  }
  return templates;
}

/** Returns the statements of a component as a page uses it. */
export function usedTexts(
  fact: ComponentFact,
  templates: ReadonlyMap<string, string[]>,
): TextFact[] {
  if (!('uses' in fact)) return [];
  return (templates.get(fact.uses) ?? []).flatMap((words): TextFact[] => {
    const filled = words.replace(
      /\{\{\s*([A-Za-z0-9_-]+)\s*\}\}/g,
      (_, name: string) => fact.props[name] ?? '',
    );
    const read = readCreditText(filled);
    if (read === undefined) return [];
    // The words are in the template.
    const claims = read.claims.map(({ kind, words: said }) => ({ kind, words: said }));
    const text = { ...read, claims };
    return [{ unit: fact.unit, pointer: `${fact.unit}/type`, text, isAlone: false }];
  });
}
