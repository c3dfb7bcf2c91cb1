import { gzipSync } from 'node:zlib';
import type { Asset } from '@forecourt/block-schemas';
import type { TenantSide } from '../rendering/render-side.ts';

/** A picture embedded in the report: base64; SVG is gzipped first. */
export interface PackedPicture {
  readonly type: string;
  readonly packed: boolean;
  readonly data: string;
}

/** Limits for each picture and for all pictures of a report, in bytes. */
const maxBytes = 400_000;
const maxBytesInAll = 16_000_000;

const served = /\/_image\/([0-9a-f]+)\/\d+\.[a-z]+\/[^"'\s,)]*/g;
const source = /<source\b[^>]*>/g;
const choices = / (?:srcset|sizes)="[^"]*"/gi;
const loading = /<(img|iframe|video|audio|track|embed|object)\b[^>]*>/g;
const addresses = / (?:src|poster|data)="([^"]*)"/g;

/** Placeholder for a picture's address, followed by its hash if the report embeds it. */
const token = 'fc-picture:';

/** Removes the address from an element that would load a resource. */
const withoutAddress = (element: string, name: string): string =>
  element.replace(addresses, (attribute, address: string) => {
    if (address.startsWith(token)) return attribute;
    return name === 'img' ? ` src="${token}"` : '';
  });

/** Collects and deduplicates the pictures of all renderings. */
export class Pictures {
  readonly packed = new Map<string, PackedPicture>();
  /** Paths of pictures that were too large. */
  readonly leftOut = new Set<string>();
  #bytes = 0;
  readonly #byHash = new WeakMap<TenantSide, ReadonlyMap<string, Asset>>();

  /** Replaces embedded pictures in HTML by `fc-picture:<hash>` and removes all other addresses. */
  async replace(html: string, side: TenantSide): Promise<string> {
    const single = html.replace(source, '').replace(choices, '');
    for (const [, hash = ''] of single.matchAll(served)) await this.#add(hash, side);
    return single
      .replace(served, (_, hash: string) => token + (this.packed.has(hash) ? hash : ''))
      .replace(loading, withoutAddress);
  }

  #assetOf(hash: string, side: TenantSide): Asset | undefined {
    const known =
      this.#byHash.get(side) ??
      new Map([...side.snapshot.assets.values()].map((asset) => [asset.hash, asset]));
    this.#byHash.set(side, known);
    return known.get(hash);
  }

  async #add(hash: string, side: TenantSide): Promise<void> {
    if (this.packed.has(hash)) return;
    const asset = this.#assetOf(hash, side);
    if (asset === undefined) return;
    if (asset.bytes > maxBytes || this.#bytes + asset.bytes > maxBytesInAll) {
      this.leftOut.add(asset.path);
      return;
    }
    try {
      const bytes = await side.fs.readFile(asset.file);
      const packed = asset.mediaType === 'image/svg+xml';
      const data = (packed ? gzipSync(bytes) : Buffer.from(bytes)).toString('base64');
      this.packed.set(hash, { type: asset.mediaType, packed, data });
      this.#bytes += asset.bytes;
    } catch {
      this.leftOut.add(asset.path);
    }
  }
}
