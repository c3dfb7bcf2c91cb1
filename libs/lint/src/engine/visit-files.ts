import { componentAnnotations, annotatedContent, siteAnnotations } from '@forecourt/block-schemas';
import type { AnnotatedContent, TenantSnapshot } from '@forecourt/block-schemas';
import { byText } from '@forecourt/json';
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
