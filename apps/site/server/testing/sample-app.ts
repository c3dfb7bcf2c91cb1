import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { AddressInfo } from 'node:net';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { ServerBuild } from 'react-router';
import * as entryServer from '../../app/entry.server.ts';
import * as pageModule from '../../app/routes/page.ts';
import { createApp } from '../app.ts';
import type { AppOptions } from '../app-services.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import { sampleImages } from './sample-images.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createLogger } from '../log/logger.ts';
import { sampleDealerData, type SampleData } from './sample-dealer-data.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { tenantsInMemory } from './tenants-in-memory.ts';

/** React Router's build of `app/`, written by hand. */
export const sampleBuild = {
  entry: { module: entryServer },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    home: { id: 'home', parentId: 'root', index: true, module: pageModule },
    page: { id: 'page', parentId: 'root', path: '*', module: pageModule },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

/** Creates a renderer of minimal pages that records every call in `rendered`. */
export function sampleRenderer(rendered: string[] = []): PageRenderer {
  const message = (html: string) => ({ pieces: [`<!doctype html>${html}`], styles: [], notes: [] });
  return {
    page: (entry, { url, origin, viewer }) => {
      rendered.push(url.pathname + url.search + (viewer ? ` ${JSON.stringify(viewer)}` : ''));
      return {
        pieces: [
          `<!doctype html><title>${entry.page.title}</title><style>b{}`,
          `</style><p>${origin}`,
        ],
        styles: ['b{}'],
        notes: [],
      };
    },
    plan: () => ({ queries: [], byData: new Map() }),
    vehicle: ({ car, similar, locations }, { url }) => {
      rendered.push(url.pathname);
      const names = [...similar, ...locations].map(({ name }) => name);
      return message(`<title>${car.name}</title>${car.status ?? ''}<p>${names.join(', ')}</p>`);
    },
    staff: ({ member }, { url }) => {
      rendered.push(url.pathname);
      return message(`<title>${member.name}</title>`);
    },
    chosenCars: ({ kind, cars, gone, left }, { url }) => {
      rendered.push(url.pathname);
      const names = cars.map(({ name }) => name).join(', ');
      return message(
        `<title>${kind}</title><p>${names}</p><p>${gone} gone${left > 0 ? `, ${left} left out` : ''}</p>`,
      );
    },
    message: ({ title, text }) => message(`<title>${title}</title><p>${text}</p>`),
    missingPath: () => '/*',
    missing: ({ tenant }) => message(`<title>404 ${tenant.site.name}</title>`),
    failure: ({ tenant }, detail = '') =>
      message(`<title>500 ${tenant.site.name}</title>${detail}`),
    queryParameters: () => ['body'],
    personalParameters: () => ['stock_number'],
    looksAtViewer: ({ page }) => page.path === '/members',
    styleSheet: () => undefined,
    frameOrigins: ['https://player.example'],
    imageWidths: [320, 640],
  };
}

/** Creates data by tenant; other tenants have none. */
export function sampleDataOf(tenants: Readonly<Record<string, SampleData>>): DealerDataSource {
  const made = new Map(
    Object.entries(tenants).map(([slug, sample]) => [slug, sampleDealerData(sample)]),
  );
  const none = sampleDealerData({});
  return { of: ({ slug }) => made.get(slug) ?? none };
}

/** A response as received over HTTP. */
export interface SampleResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** A running server with a client. */
export interface SampleApp {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly ask: (
    host: string,
    target: string,
    more?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<SampleResponse>;
  readonly close: () => Promise<void>;
}

/** Starts a server with these tenants on a free port. Requests are sent unmodified. */
export async function startSampleApp(
  tenants: readonly TenantSnapshot[],
  options: Partial<AppOptions> = {},
): Promise<SampleApp> {
  const dataDir = await temporaryFolder('data');
  const images = options.images ?? sampleImages({ dataDir });
  const app = createApp({
    tenants: tenantsInMemory(() => tenants),
    renderer: sampleRenderer(),
    data: sampleDataOf({}),
    images,
    log: createLogger('silent'),
    build: sampleBuild,
    ...options,
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    ask: (host, target, { method = 'GET', headers = {}, body = '' } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path: target, method, headers: { host, ...headers } },
          (res) => {
            const chunks: Buffer[] = [];
            res.on('data', (chunk: Buffer) => chunks.push(chunk));
            res.on('end', () => {
              const body = Buffer.concat(chunks);
              resolve({
                status: res.statusCode ?? 0,
                headers: res.headers,
                body,
                text: body.toString(),
              });
            });
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => {
      images.close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
