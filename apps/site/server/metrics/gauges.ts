import { Gauge, type Registry } from 'prom-client';
import type { PictureMetrics } from '../images/compose-pictures.ts';
import type { ContentHealth } from '../tenants/tenant-source.ts';

/** Adds the number of keys that wait to be purged. */
export function watchPurges(registers: [Registry], waiting: () => number): void {
  new Gauge({
    name: 'forecourt_cdn_purge_queue_length',
    help: 'Keys that wait to be purged from shared caches.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
}

/** Adds the state of the data folder's disk. */
export function watchDisk(registers: [Registry], hasRoom: () => Promise<boolean>): void {
  new Gauge({
    name: 'forecourt_data_disk_low',
    help: '1 while the disk of the data folder has less free space than its reserve: caches and copies are not written.',
    aggregator: 'max',
    registers,
    async collect() {
      this.set((await hasRoom()) ? 0 : 1);
    },
  });
}

/** Adds the queue and the cache of pictures. */
export function watchPictures(
  registers: [Registry],
  { queueLength, cacheBytes }: Parameters<PictureMetrics['watchPictures']>[0],
): void {
  new Gauge({
    name: 'forecourt_picture_queue_length',
    help: 'Renditions that visitors wait for, those being made included.',
    registers,
    async collect() {
      this.set(await queueLength());
    },
  });
  new Gauge({
    name: 'forecourt_picture_cache_bytes',
    help: 'Size of the renditions on disk.',
    registers,
    async collect() {
      this.set(await cacheBytes().catch(() => 0));
    },
  });
}

/** Adds the health of each tenant's content. */
export function watchContent(
  registers: [Registry],
  health: () => readonly ContentHealth[],
  isReadable: () => boolean,
): void {
  new Gauge({
    name: 'forecourt_content_up',
    help: '1 while the folder of tenants can be read; 0 while what was last good is served.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(isReadable() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'forecourt_content_findings',
    help: 'Findings about the files of a tenant as they are on disk now, by severity: what keeps a file from being served, without references and lint rules.',
    labelNames: ['tenant', 'severity'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      for (const { tenant, errors, warnings } of health()) {
        this.set({ tenant, severity: 'error' }, errors);
        this.set({ tenant, severity: 'warning' }, warnings);
      }
    },
  });
  new Gauge({
    name: 'forecourt_content_last_good_load_timestamp_seconds',
    help: 'When the content of a tenant was last loaded without an error, in seconds since 1970.',
    labelNames: ['tenant'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      for (const { tenant, goodAt } of health())
        if (goodAt !== undefined) this.set({ tenant }, goodAt / 1000);
    },
  });
}
