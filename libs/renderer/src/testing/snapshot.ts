import type {
  AnyBlock,
  Asset,
  CustomComponentDefinition,
  Page,
  PageEntry,
  Site,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { RenderRequest } from '../context/page-request.ts';

/** Returns a site for tests, with overrides. */
export const testSite = (given: Partial<Site> = {}): Site => ({
  schemaVersion: 1,
  id: 1,
  slug: 'test-dealer',
  name: 'Test Dealer',
  domains: ['www.test-dealer.example'],
  region: 'AU',
  timeZone: 'Australia/Sydney',
  phone: '(02) 5550 0100',
  theme: {
    color: { brand: '#044069', accent: '#f89e3c' },
    font: { heading: 'rubik', body: 'figtree' },
  },
  navigation: { header: [{ text: 'Finance', href: '/finance' }] },
  ...given,
});

/** Returns a picture of the tenant. */
export const testAsset = (path: string, given: Partial<Asset> = {}): Asset => ({
  path,
  file: `/nowhere${path}`,
  hash: '0123456789abcdef',
  bytes: 1000,
  mediaType: 'image/svg+xml',
  width: 1440,
  height: 760,
  ...given,
});

export interface TestTenant {
  readonly site?: Partial<Site>;
  readonly page?: Partial<Page>;
  readonly assets?: readonly Asset[];
  readonly components?: readonly CustomComponentDefinition[];
  readonly entry?: Partial<PageEntry>;
}

/** Returns a tenant with one page of the given blocks. */
export function testTenant(
  blocks: readonly AnyBlock[],
  given: TestTenant = {},
): { entry: PageEntry; snapshot: TenantSnapshot } {
  const page: Page = {
    schemaVersion: 1,
    path: '/test',
    title: 'Test page',
    blocks: [...blocks],
    ...given.page,
  };
  const entry: PageEntry = {
    page,
    file: 'pages/test.json',
    version: '1',
    findings: [],
    brokenBlocks: new Map(),
    ...given.entry,
  };
  const snapshot: TenantSnapshot = {
    slug: 'test-dealer',
    directory: '/nowhere',
    site: testSite(given.site),
    pages: new Map([[page.path, entry]]),
    assets: new Map((given.assets ?? []).map((asset) => [asset.path, asset])),
    data: new Map(),
    components: new Map((given.components ?? []).map((component) => [component.name, component])),
    findings: [],
    version: '1',
  };
  return { entry, snapshot };
}

/** Returns a request for tests, with overrides. */
export const testRequest = (given: Partial<RenderRequest> = {}): RenderRequest => ({
  url: { pathname: '/test', search: '' },
  origin: 'https://www.test-dealer.example',
  now: '2025-06-01T00:00:00Z',
  mode: 'production',
  fonts: { css: '', preload: [] },
  islandEntry: '/_build/entry.js',
  ...given,
});
