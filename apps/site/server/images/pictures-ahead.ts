import type { Asset, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';
import type { TenantSource } from '../tenants/tenant-source.ts';
import { parseImagePath, type ImageRequest } from './image-request.ts';
import type { ImageService } from './image-service.ts';

/** Options of {@link startPicturesAhead}. */
export interface PicturesAheadOptions {
  readonly tenants: TenantSource;
  readonly images: ImageService;
  /** HTML of a page as a visitor gets it; undefined when it cannot be rendered now. */
  readonly render: (tenant: TenantSnapshot, entry: PageEntry) => Promise<string | undefined>;
  readonly widths: readonly number[];
  readonly log: Logger;
  /** Waits without keeping the process alive; the system's timer if left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Addresses of renditions in a page: in `srcset`, in metadata, in an island's JSON. */
const address = /\/_image\/[0-9a-f]{16}\/(?:\d{1,4}\.(?:avif|webp)|\d+x\d+(?:-\d+-\d+)?\.jpg)\//g;
/** Divisor of the share of the server's time that rendering may take. */
const restPerWork = 10;
const visitorsFirstMs = 250;
/** Consecutive failures after which the encoder itself is considered broken. */
const maxFailuresInARow = 20;

/**
 * Returns the renditions that a page refers to, each once: AVIF first, which most browsers accept,
 * and last that of shared links.
 * @param html of the page.
 */
export function renditionsIn(html: string, widths: readonly number[]): readonly ImageRequest[] {
  const requests = [...new Set(html.match(address))].flatMap(
    (found) => parseImagePath(`${found}x`, widths) ?? [],
  );
  const of = (format: string) => requests.filter((request) => request.format === format);
  return [...of('avif'), ...of('webp'), ...of('jpg')];
}

/** Home pages first: most visitors begin there. */
const inOrder = (tenant: TenantSnapshot) =>
  [...tenant.pages.values()].sort((a, b) => a.page.path.length - b.page.path.length);

/** Returns a tenant's pictures that can be encoded. */
const picturesByHash = (tenant: TenantSnapshot): ReadonlyMap<string, Asset> =>
  new Map(
    [...tenant.assets.values()]
      .filter(({ mediaType, refused }) => mediaType.startsWith('image/') && !refused)
      .map((asset) => [asset.hash, asset]),
  );

/**
 * Pre-renders the renditions that pages refer to: all at startup, and those of changed tenants
 * after a change of content. One at a time, only while no visitor waits for a picture, and only
 * while the disk cache has room. Cached renditions are skipped, so that a restart continues where
 * the last run ended.
 * @returns a function that stops the work.
 */
export function startPicturesAhead(options: PicturesAheadOptions): () => void {
  const { tenants, images, render, widths, log, pause = pauseFor } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Versions of tenants whose pictures are rendered. */
  const done = new Map<string, string>();
  let failuresInARow = 0;

  /** @returns false if the run should stop. */
  const preparePage = async (
    tenant: TenantSnapshot,
    entry: PageEntry,
    assets: ReadonlyMap<string, Asset>,
  ): Promise<boolean> => {
    const started = performance.now();
    const html = await render(tenant, entry);
    await pause((performance.now() - started) * restPerWork, signal);
    if (html === undefined) return true;
    for (const request of renditionsIn(html, widths)) {
      const asset = assets.get(request.hash);
      if (asset === undefined) continue;
      while ((await images.queueLength()) > 0 && !signal.aborted)
        await pause(visitorsFirstMs, signal);
      if (signal.aborted || !(await images.hasRoom())) return false;
      const result = await images.prepare(asset, request, signal);
      if (result === 'made') failuresInARow = 0;
      else if (result !== 'known') failuresInARow += 1;
      if (failuresInARow >= maxFailuresInARow) return false;
    }
    return true;
  };

  const isCurrent = (tenant: TenantSnapshot) =>
    tenants.all().some(({ slug, version }) => slug === tenant.slug && version === tenant.version);

  const run = async () => {
    for (;;) {
      const known = tenants.all().find(({ slug, version }) => done.get(slug) !== version);
      if (known === undefined || signal.aborted) return;
      const tenant = await tenants.open(known.slug, false);
      // A tenant that can't be read is tried again once it changes.
      done.set(known.slug, tenant?.version ?? known.version);
      if (tenant === undefined) continue;
      const assets = picturesByHash(tenant);
      for (const entry of inOrder(tenant)) {
        if (!(await preparePage(tenant, entry, assets))) return;
        if (!isCurrent(tenant)) break;
      }
    }
  };

  let running = false;
  const wake = async () => {
    if (running || signal.aborted) return;
    running = true;
    failuresInARow = 0;
    try {
      await run();
    } catch (error) {
      log.error({ err: error }, 'pictures cannot be made ahead');
    } finally {
      running = false;
    }
  };
  const forget = tenants.onChange(() => void wake());
  void wake();
  return () => {
    forget();
    stopped.abort();
  };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
