import { componentAnnotations, annotatedContent, siteAnnotations } from '@forecourt/block-schemas';
import type { AnnotatedContent, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { byText } from '@forecourt/json';
import type { PageVisit } from '../rule-api/rule.ts';
import type { FileLint } from './file-lint.ts';
import type { RuleRunner } from './run-rules.ts';
import { isUnsure } from './unsure-blocks.ts';

/** Files of a tenant besides its settings and pages. */
export interface OtherFiles extends Pick<TenantSnapshot, 'components' | 'componentFiles' | 'data'> {
  /** Returns the annotated strings of a data file, which rules about texts then visit. */
  readonly dataContent?: (file: string, value: unknown) => AnnotatedContent;
}

/** Calls the rules for a tenant's settings. @param isUnknown true if they can't be read. */
export const visitSettings = (
  { call, callParts, visiting }: RuleRunner,
  site: TenantSnapshot['site'],
  isUnknown: boolean,
): FileLint =>
  visiting('site.json', site.lintIgnore ?? [], () => {
    if (isUnknown) return;
    call('site', { file: 'site.json', site });
    callParts('site.json', annotatedContent(site, { annotations: siteAnnotations }));
  });

/** A page to lint. */
export interface LintedPage extends Pick<PageEntry, 'file' | 'page' | 'brokenBlocks'> {
  /** Pointers of invalid parts, which the page lacks. */
  readonly invalid?: readonly string[];
}

/**
 * Calls the rules for a page.
 * @param layoutsOn returns the layouts of a publication date, or the newest ones without a date.
 * @param known the result of `annotatedContent` for the page, if the caller has it already.
 */
export function visitPage(
  { call, callParts, visiting }: RuleRunner,
  layoutsOn: (date: string | undefined) => PageVisit['layouts'],
  { file, page, brokenBlocks, invalid = [] }: LintedPage,
  known?: AnnotatedContent,
): FileLint {
  // Rules check nothing within suppressions, so an invalid one leaves nothing unchecked.
  const unchecked = [
    ...invalid.filter((pointer) => !pointer.startsWith('/lintIgnore/')),
    ...brokenBlocks.keys(),
  ];
  const lint = visiting(file, page.lintIgnore ?? [], () => {
    const parts =
      known ?? annotatedContent(page, { isSkipped: (pointer) => brokenBlocks.has(pointer) });
    const layouts = layoutsOn(page.publicationDate);
    const hasInvalidBlocks = brokenBlocks.size > 0;
    const visit = { file, page, layouts, blocks: parts.blocks, invalid, hasInvalidBlocks };
    call('page', visit);
    callParts(file, parts, visit as unknown as PageVisit);
  });
  return unchecked.length === 0 ? lint : { ...lint, unchecked };
}

/** Calls the rules for each component of a tenant. */
export const visitComponents = (
  { call, callParts, visiting }: RuleRunner,
  { components, componentFiles }: Pick<OtherFiles, 'components' | 'componentFiles'>,
): FileLint[] =>
  [...components.values()]
    .sort((a, b) => byText(a.name, b.name))
    .map((component) => {
      const file = componentFiles?.get(component.name) ?? 'components';
      return visiting(file, [], () => {
        call('component', { file, component });
        const isSkipped = isUnsure(component);
        callParts(
          file,
          annotatedContent(component, { annotations: componentAnnotations, components, isSkipped }),
        );
      });
    });

/** Calls the rules for each data file of a tenant. */
export const visitData = (
  { call, callParts, visiting }: RuleRunner,
  { data, dataContent }: Pick<OtherFiles, 'data' | 'dataContent'>,
): FileLint[] =>
  [...data]
    .sort(([a], [b]) => byText(a, b))
    .map(([name, each]) =>
      visiting(each.file, [], () => {
        call('data', { file: each.file, name, data: each });
        if (dataContent) callParts(each.file, dataContent(each.file, each.value));
      }),
    );
