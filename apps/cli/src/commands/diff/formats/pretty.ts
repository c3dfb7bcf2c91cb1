import { readablePointer } from '@forecourt/json';
import pc from 'picocolors';
import { pluralize } from '@forecourt/domain';
import { printable } from '../../../shared/terminal/printable.ts';
import type { FileChange, PropertyChange } from '@forecourt/comparison';
import type { BlockChange, DiffReport, PageChange, TenantChange } from '@forecourt/comparison';
import {
  blockName,
  causeWords,
  cutoffCounts,
  cutoffWords,
  fileWords,
  frameWords,
  pageWords,
  propertyName,
  propertyWords,
  sideWords,
} from '@forecourt/comparison';

type Colours = ReturnType<typeof pc.createColors>;

const signs = { added: '+', removed: '-', moved: '>', changed: '~' } as const;

const loudness = { added: 'green', removed: 'red', moved: 'cyan', changed: 'yellow' } as const;

const sign = (change: keyof typeof signs, colours: Colours): string =>
  colours[loudness[change]](signs[change]);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('  ');

const drawProperty = (
  property: PropertyChange,
  indent: string,
  colours: Colours,
  block?: BlockChange,
): string =>
  `${indent}${colours.dim(printable(propertyName(property, block)))}  ${printable(propertyWords(property))}`;

const drawBlock = (
  block: BlockChange,
  page: PageChange,
  tenant: TenantChange,
  colours: Colours,
): string[] => [
  joined([
    `    ${sign(block.change, colours)} ${readablePointer(block.pointer)} ${printable(blockName(block))}`,
    colours.dim(printable(causeWords(block, page, tenant).join(', '))),
  ]),
  ...block.properties.map((property) => drawProperty(property, '        ', colours, block)),
];

const drawPage = (page: PageChange, tenant: TenantChange, colours: Colours): string[] => [
  joined([
    `  ${sign(page.change, colours)} ${colours.bold(printable(page.path))}`,
    printable(pageWords(page)),
    colours.dim(printable(page.file)),
  ]),
  ...page.properties.map((property) => drawProperty(property, '      ', colours)),
  ...page.blocks.flatMap((block) => drawBlock(block, page, tenant, colours)),
];

const drawFile = (file: FileChange, colours: Colours): string[] => [
  `  ${sign(file.change, colours)} ${joined([colours.bold(printable(file.file)), printable(fileWords(file))])}`,
  ...file.properties.map((property) => drawProperty(property, '      ', colours)),
];

function drawTenant(tenant: TenantChange, colours: Colours): string[] {
  const { directory, pages, files, change, pagesCompared } = tenant;
  const frame = frameWords(tenant);
  if (pages.length + files.length === 0 && frame === '' && change === undefined) return [];
  return [
    '',
    joined([
      colours.bold(printable(directory)),
      change === undefined ? pluralize(pagesCompared, 'page') : `whole tenant ${change}`,
    ]),
    ...pages.flatMap((page) => drawPage(page, tenant, colours)),
    ...files.flatMap((file) => drawFile(file, colours)),
    ...(frame === '' ? [] : [`  ${sign('changed', colours)} ${frame}`]),
  ];
}

/** Formats the comparison for a terminal: pages, their blocks and differences, then cutoffs. */
export function pretty(report: DiffReport, { colour }: { readonly colour: boolean }): string {
  const colours = pc.createColors(colour);
  const tenants = report.tenants.flatMap((tenant) => drawTenant(tenant, colours));
  const cutoffs = report.cutoffs.map(
    (effect) =>
      `  ${cutoffWords(effect)}  ${colours.dim(cutoffCounts(effect))}\n    ${effect.undone ? 'Undone: ' : ''}${effect.change}`,
  );
  return [
    `From  ${printable(sideWords(report.from))}`,
    `To    ${printable(sideWords(report.to))}`,
    ...tenants,
    ...(cutoffs.length > 0
      ? ['', colours.bold('What the publication date changes'), ...cutoffs]
      : []),
    ...(report.notes.length > 0
      ? ['', ...report.notes.map((note) => `${colours.yellow('!')} ${printable(note)}`)]
      : []),
    '',
    '',
  ].join('\n');
}
