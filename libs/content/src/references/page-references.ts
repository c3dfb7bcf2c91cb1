import type { CustomComponentDefinition, Finding, Page } from '@forecourt/block-schemas';
import { checkBlocks, duplicateIds } from './check-document.ts';
import { checkAnchorWithin } from './links.ts';
import { isFormBlock, annotatedContent } from '@forecourt/block-schemas';
import type { AnnotatedContent } from '@forecourt/block-schemas';
import { isWithinPage, referencesAt, referencesOfBlock } from './references.ts';
import type { Reference } from './references.ts';
import { createSuggestions } from './suggestions.ts';

/** A page's references, and the ids that other pages may refer to. */
export interface PageReferences {
  /** Ids of its blocks, which links may lead to. */
  readonly ids: readonly string[];
  /** Pointer to its first form. */
  readonly form?: string;
  /** References to anything beyond the page, each once. */
  readonly references: readonly Reference[];
  /** Findings that depend on the page and the components, and on no other page. */
  readonly findings: readonly Finding[];
}

/**
 * Collects a page's references and checks those within the page.
 * @param brokenComponents names of components whose files can't be used.
 * @param valid the content of valid blocks, whose steps and properties are compared with each other: that
 *   those of an invalid block differ may follow from the error that validation reports.
 */
export function pageReferences(
  page: Page,
  components: ReadonlyMap<string, CustomComponentDefinition>,
  content: AnnotatedContent = annotatedContent(page, { components }),
  brokenComponents?: readonly string[],
  valid: AnnotatedContent = content,
): PageReferences {
  const ids = idsOf(content.blocks);
  const { references, findings } = collectReferences(content, page.path, ids);
  return {
    ids: [...ids],
    form: content.blocks.find(({ block }) => isFormBlock(block))?.pointer,
    references,
    findings: [
      ...checkBlocks(valid, components, brokenComponents),
      ...findings,
      ...duplicateIds(content.blocks),
    ],
  };
}

function idsOf(blocks: AnnotatedContent['blocks']): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { block } of blocks) if (typeof block.id === 'string') ids.add(block.id);
  return ids;
}

/** Returns a function that adds each reference once, and the references in order of their first use. */
function distinctReferences() {
  const references: Reference[] = [];
  // By kind, then by value: a key of both would be another string for every reference.
  const known = new Map<string, Set<string>>();
  const add = ({ kind, value }: Reference): void => {
    let values = known.get(kind);
    if (values === undefined) known.set(kind, (values = new Set()));
    if (values.has(value)) return;
    values.add(value);
    references.push({ kind, value });
  };
  return { references, add };
}

/** Collects the references to anything beyond the page, and checks those to its own ids. */
function collectReferences(
  { blocks, texts }: AnnotatedContent,
  path: string,
  ids: ReadonlySet<string>,
): Pick<PageReferences, 'references' | 'findings'> {
  const { references, add } = distinctReferences();
  for (const { block } of blocks) {
    const found = referencesOfBlock(block);
    // Most blocks and texts have none; a loop over an empty array would still create its iterator.
    if (found.length > 0) found.forEach(add);
  }
  const findings: Finding[] = [];
  // One for each page, so that the findings of a page do not depend on the others.
  const suggest = createSuggestions();
  for (const text of texts) {
    const found = referencesAt(text);
    if (found.length === 0) continue;
    for (const reference of found) {
      if (!isWithinPage(reference)) {
        add(reference);
        continue;
      }
      const { value, within } = reference;
      const finding = checkAnchorWithin(value, text.pointer, path, ids, suggest);
      if (finding !== undefined) findings.push({ ...finding, within });
    }
  }
  return { references, findings };
}
