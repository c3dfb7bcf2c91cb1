import { gzipSync } from 'node:zlib';
import type { Asset } from '@forecourt/block-schemas';
import type { TenantSide } from '../../drawing/draw-side.ts';

/** A picture as the report carries it: base64, drawings packed with gzip before. */
export interface PackedPicture {
  readonly type: string;
  readonly packed: boolean;
  readonly data: string;
}

/** Largest picture and largest sum of pictures that go into a report, in bytes. */
const mostBytes = 400_000;
const mostBytesInAll = 16_000_000;

const served = /\/_image\/([0-9a-f]+)\/\d+\.[a-z]+\/[^"'\s,)]*/g;
const source = /<source\b[^>]*>/g;
const choices = / (?:srcset|sizes)="[^"]*"/gi;
const otherSources = / (?:src|poster)="(?!picture:)[^"]*"/g;

/** Collects the pictures of drawings: each once, however many pages show it. */
export class Pictures {
  readonly packed = new Map<string, PackedPicture>();
  /** Paths of pictures that were too large. */
  readonly leftOut = new Set<string>();
  #bytes = 0;
  readonly #byHash = new WeakMap<TenantSide, ReadonlyMap<string, Asset>>();

  /** A drawing's HTML with `picture:<hash>` for every picture that the report carries, and no other address. */
  async replace(html: string, side: TenantSide): Promise<string> {
    const single = html.replace(source, '').replace(choices, '');
    for (const [, hash = ''] of single.matchAll(served)) await this.#add(hash, side);
    return single
      .replace(served, (_, hash: string) =>
        this.packed.has(hash) ? `picture:${hash}` : 'picture:',
      )
      .replace(otherSources, ' src="picture:"');
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
    if (asset.bytes > mostBytes || this.#bytes + asset.bytes > mostBytesInAll) {
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
