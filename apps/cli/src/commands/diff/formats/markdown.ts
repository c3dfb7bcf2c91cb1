import { readablePointer } from '@forecourt/json';
import { escapeText } from '../../../shared/reporters/markdown.ts';
import type { PropertyChange } from '@forecourt/comparison';
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
  summaryWords,
} from '@forecourt/comparison';

/** Below GitHub's limit of 65,536 characters for comments, with room for the closing note. */
const maxCharacters = 60_000;

const escaped = (text: string): string => escapeText(text).replaceAll('\n', ' ');

function blockLines(block: BlockChange, page: PageChange, tenant: TenantChange): string[] {
  const why = causeWords(block, page, tenant).join(', ');
  const head = `  - ${block.change} \`${readablePointer(block.pointer)}\` ${escaped(blockName(block))}${why === '' ? '' : `: ${escaped(why)}`}`;
  return [
    head,
    ...block.properties.map(
      (property) =>
        `    - ${escaped(propertyName(property, block))}: ${escaped(propertyWords(property))}`,
    ),
  ];
}

const propertyLine = (property: PropertyChange): string =>
  `  - ${escaped(propertyName(property))}: ${escaped(propertyWords(property))}`;

const pageLines = (page: PageChange, tenant: TenantChange): string[] => [
  `- **${escaped(page.path)}** ${escaped([page.title, pageWords(page)].filter(Boolean).join(', '))}`,
  ...page.properties.map(propertyLine),
  ...page.blocks.flatMap((block) => blockLines(block, page, tenant)),
];

function tenantLines(tenant: TenantChange): string[] {
  const frame = frameWords(tenant);
  const { pages, files, directory, change } = tenant;
  if (pages.length + files.length === 0 && frame === '' && change === undefined) return [];
  return [
    '',
    `#### ${escaped(directory)}${change === undefined ? '' : `: whole tenant ${change}`}`,
    '',
    ...pages.flatMap((page) => pageLines(page, tenant)),
    ...files.flatMap((file) => [
      `- ${escaped(file.file)}: ${escaped(fileWords(file))}`,
      ...file.properties.map(propertyLine),
    ]),
    ...(frame === '' ? [] : [`- ${frame}`]),
  ];
}

/** Formats the comparison for a pull request comment, truncated to its maximum length. */
export function markdown(report: DiffReport): string {
  const lines = [
    `### Pages: ${escaped(summaryWords(report))}`,
    '',
    `From ${escaped(sideWords(report.from))} to ${escaped(sideWords(report.to))}.`,
    ...report.notes.flatMap((note) => ['', `> ${escaped(note)}`]),
    ...(report.cutoffs.length > 0
      ? [
          '',
          ...report.cutoffs.map(
            (effect) =>
              `- ${escaped(cutoffWords(effect))} (${cutoffCounts(effect)}). ${effect.undone ? 'Undone: ' : ''}${escaped(effect.change)}`,
          ),
        ]
      : []),
    ...report.tenants.flatMap(tenantLines),
  ];
  let length = 0;
  const kept = lines.findIndex((line) => (length += line.length + 1) > maxCharacters);
  if (kept < 0) return `${lines.join('\n')}\n`;
  const left = lines.length - kept;
  return `${lines.slice(0, kept).join('\n')}\n\n${left.toLocaleString('en')} more lines were left out; \`--format pretty\` or \`--format html\` has all of it.\n`;
}
