import type { CustomComponentDefinition, Finding } from '@forecourt/block-schemas';
import { checkComponentUse } from './components.ts';
import { checkFormSteps, checkStepKey, hasOwnFields, stepsOf } from './form-steps.ts';
import type { NamedStep } from './form-steps.ts';
import type { LocatedBlock, AnnotatedContent } from '@forecourt/block-schemas';

/**
 * Returns findings about a document's forms and its uses of components, which depend on no other page.
 * @param broken names of components whose files can't be used.
 */
export function checkBlocks(
  { texts, blocks }: AnnotatedContent,
  components: ReadonlyMap<string, CustomComponentDefinition>,
  broken?: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  const stepsIn = new Map<LocatedBlock, readonly NamedStep[]>();
  for (const block of blocks) {
    const steps = stepsOf(block);
    if (steps.length > 0) stepsIn.set(block, steps);
  }
  for (const text of texts) {
    if (text.kind !== 'stepKey' || text.block === undefined || text.value.includes('{{')) continue;
    // Rules may name any step of a preset's form, which is checked with the preset.
    if (!hasOwnFields(text.block)) continue;
    const finding = checkStepKey(text, stepsIn.get(text.block) ?? []);
    if (finding !== undefined) findings.push(finding);
  }
  for (const block of blocks) {
    const steps = stepsIn.get(block);
    if (steps !== undefined) findings.push(...checkFormSteps(block, steps));
    const ofUse = checkComponentUse(block, components, broken);
    if (ofUse.length > 0) findings.push(...ofUse);
  }
  return findings;
}

/** Ids of the page's own elements: skip link target, menu, columns of the footer. */
const pagesOwnId = /^(?:main|site-navigation|footer-\d+)$/;

/** Returns findings about ids that two blocks share, or a block and the page itself. Links to such an id are ambiguous. */
export function duplicateIds(blocks: readonly LocatedBlock[]): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const add = (pointer: string, message: string) =>
    findings.push({ rule: 'duplicate-id', severity: 'warning', pointer: `${pointer}/id`, message });
  for (const { block, pointer } of blocks) {
    // Blocks that validation refuses are checked too: their id may be anything.
    const id: unknown = block.id;
    if (typeof id !== 'string') continue;
    if (pagesOwnId.test(id))
      add(pointer, `the id "${id}" belongs to the page itself; choose another`);
    else if (seen.has(id)) add(pointer, `two blocks of the page have the id "${id}"`);
    seen.add(id);
  }
  return findings;
}
