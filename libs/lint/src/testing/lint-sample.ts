import { locateAll } from '@forecourt/json';
import type {
  Asset,
  CustomComponentDefinition,
  DataFile,
  Page,
  PageEntry,
  Site,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { lintTenant } from './lint-tenant.ts';
import type { LintInput } from './lint-tenant.ts';
import type { LintFinding } from '../rule-api/rule.ts';

/** A tenant of a test. */
export interface Sample {
  /** JSON files by path below the tenant's folder, as text or as values. */
  readonly files?: Readonly<Record<string, string | object>>;
  readonly assets?: readonly Partial<Asset>[];
}

const site = {
  schemaVersion: 1,
  id: 1,
  slug: 'demo',
  name: 'Example Motors',
  domains: ['demo.example'],
  region: 'AU',
  timeZone: 'Australia/Sydney',
  theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {} },
  navigation: {},
};

/** A page without findings, with changes. */
export const page = (changes: object = {}): object => ({
  schemaVersion: 1,
  path: '/',
  title: 'Home',
  publicationDate: '2026-01-05',
  seo: { description: 'New and used cars beside the harbour, with servicing and finance.' },
  blocks: [{ type: 'header', data: { text: 'Home', level: 1 } }],
  ...changes,
});

/** A site.json with changes, in the time zone of its country. */
export const settings = (changes: object = {}): object => ({
  ...site,
  ...('region' in changes && changes.region === 'NZ' && { timeZone: 'Pacific/Auckland' }),
  ...changes,
});

const textOf = (content: string | object) =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);

const nameOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');

/** Snapshot of a tenant with valid files. */
export function sampleSnapshot({ files = {}, assets = [] }: Sample): TenantSnapshot {
  const parsed = Object.entries({ 'site.json': site, ...files }).map(
    ([file, content]) => [file, JSON.parse(textOf(content)) as unknown] as const,
  );
  const within = (folder: string) => parsed.filter(([file]) => file.startsWith(folder));
  const entry = (file: string, value: unknown): PageEntry => ({
    page: value as Page,
    file,
    version: '1',
    findings: [],
    brokenBlocks: new Map(),
  });
  const components = within('components/') as [string, CustomComponentDefinition][];
  return {
    slug: 'demo',
    directory: '/tenants/demo',
    site: parsed.find(([file]) => file === 'site.json')![1] as Site,
    pages: new Map(
      within('pages/').map(([file, value]) => [(value as Page).path, entry(file, value)]),
    ),
    assets: new Map(
      assets.map((asset) => [
        asset.path!,
        { file: asset.path!, hash: '0', bytes: 1000, mediaType: 'image/webp', ...asset } as Asset,
      ]),
    ),
    components: new Map(components.map(([, value]) => [value.name, value])),
    componentFiles: new Map(components.map(([file, value]) => [value.name, file])),
    data: new Map(
      within('data/').map(([file, value]): [string, DataFile] => [
        nameOf(file),
        { file, version: '1', value },
      ]),
    ),
    findings: [],
    version: '1',
  };
}

/** A finding with its range on one line. */
function reportLine({ file, finding }: LintFinding, text: string): string {
  const { line, column, endLine, endColumn, sourceLine } = locateAll(text, [finding])[0]!;
  const marked = sourceLine.slice(column - 1, endLine > line ? undefined : endColumn - 1);
  return `${file}:${line}:${column} «${marked}» ${finding.severity} ${finding.rule}: ${finding.message}`;
}

/** Findings in a sample, of one rule if it is named. The time is noon on 21 November 2026 in Sydney. */
export function lintSample(
  sample: Sample,
  { rule, ...input }: Partial<LintInput> & { readonly rule?: string } = {},
): readonly LintFinding[] {
  const found = lintTenant({
    snapshot: sampleSnapshot(sample),
    now: '2026-11-21T01:00:00Z',
    ...input,
  });
  return found.filter(({ finding }) => rule === undefined || finding.rule === rule);
}

/** Findings in a sample as lines: location, marked text, level, rule and message. */
export function reportLines(
  sample: Sample,
  options: Parameters<typeof lintSample>[1] = {},
): readonly string[] {
  const files: Readonly<Record<string, string | object>> = { 'site.json': site, ...sample.files };
  return lintSample(sample, options).map((found) =>
    reportLine(found, textOf(files[found.file] ?? '')),
  );
}
