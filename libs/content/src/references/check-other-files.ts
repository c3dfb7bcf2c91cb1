import { annotatedContent, componentAnnotations, siteAnnotations } from '@forecourt/block-schemas';
import type {
  CustomComponentDefinition,
  Finding,
  FindingInFile,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { checkData, type CheckContent } from './check-data.ts';
import { checkRedirects } from './check-redirects.ts';
import { missingHome, missingTerms, unknownHeadLocations } from './check-site.ts';
import { checkTemplate } from './components.ts';
import { checkLink } from './links.ts';
import type { LinkTargets } from './link-targets.ts';
import { hiddenProfiles, redirectsOfProfiles, type ProfileSlugs } from './profile-links.ts';

/** Context of {@link checkOtherFiles}. */
export interface OtherFilesContext {
  readonly targets: LinkTargets;
  readonly slugsOf: ProfileSlugs;
  /** Checks the references and blocks of some content. */
  readonly checkContent: CheckContent;
  readonly brokenComponents?: readonly string[];
  readonly staleFiles?: readonly string[];
}

/** Returns findings about the references of every file besides pages. */
export function checkOtherFiles(context: OtherFilesContext): FindingInFile[] {
  const { targets, slugsOf, checkContent, staleFiles } = context;
  const { snapshot } = targets;
  const isStale = (file: string) => staleFiles?.includes(file) ?? false;
  const checkHref = (href: string, pointer: string) => checkLink(href, pointer, targets);
  const ofRedirects = () => [
    ...checkRedirects(snapshot, checkHref),
    ...redirectsOfProfiles(snapshot, slugsOf),
  ];
  return [
    ...inFile('site.json', [
      ...missingHome(targets),
      ...unknownHeadLocations(snapshot, targets.suggest),
      ...missingTerms(snapshot, checkHref),
      ...checkContent(annotatedContent(snapshot.site, { annotations: siteAnnotations })),
    ]),
    ...[...snapshot.components.values()].flatMap((definition) =>
      inFile(
        snapshot.componentFiles?.get(definition.name) ?? 'components',
        checkComponent(snapshot, definition, context),
      ),
    ),
    ...hiddenProfiles(snapshot, slugsOf),
    ...checkData(snapshot, checkContent, isStale),
    ...(isStale('redirects.json') ? [] : inFile('redirects.json', ofRedirects())),
  ];
}

const inFile = (file: string, findings: readonly Finding[]): FindingInFile[] =>
  findings.map((finding) => ({ file, finding }));

function checkComponent(
  { components }: TenantSnapshot,
  definition: CustomComponentDefinition,
  { checkContent, brokenComponents }: OtherFilesContext,
): readonly Finding[] {
  const templateContent = (of: CustomComponentDefinition) =>
    annotatedContent(of, { annotations: componentAnnotations, components });
  const content = templateContent(definition);
  const blocksOf = (used: CustomComponentDefinition) => templateContent(used).blocks;
  return [
    ...checkContent(content),
    ...checkTemplate(definition, content.blocks, components, blocksOf, brokenComponents),
  ];
}
