import type { Asset } from '@forecourt/block-schemas';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pretendEncoders, sampleImages } from '../testing/sample-images.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { WorkCancelled } from '../limits/fair-queue.ts';
import { PictureFailure } from './picture-failures.ts';
import type { PictureJob } from './picture-job.ts';

const asset = (hash: string): Asset => ({
  path: `/assets/${hash}.svg`,
  file: `/${hash}.svg`,
  hash,
  bytes: 1,
  mediaType: 'image/svg+xml',
});
const request = (hash: string, width = 320) => ({ hash, width, format: 'webp' }) as const;
const picture = asset('0123456789abcdef');
const asked = request(picture.hash);

/** A service whose encoder does what the test says. */
async function service(
  encode: (job: PictureJob, signal?: AbortSignal) => Promise<Buffer>,
  more: { cpuMs?: number; dataDir?: string; now?: () => number; cacheMb?: number } = {},
) {
  const { cpuMs, dataDir = await temporaryFolder('images'), ...rest } = more;
  const encoders = pretendEncoders((job, _lane, signal) => encode(job, signal), { cpuMs });
  return sampleImages({ dataDir, encoders, ...rest });
}

/** An encoder that waits to be let go. */
function slowEncoder() {
  const jobs: { job: PictureJob; finish: () => void }[] = [];
  const encode = (job: PictureJob, signal?: AbortSignal) =>
    new Promise<Buffer>((resolve, reject) => {
      jobs.push({ job, finish: () => resolve(Buffer.from('picture')) });
      signal?.addEventListener('abort', () => reject(new WorkCancelled()));
    });
  return { jobs, encode };
}

describe('the image service', () => {
  it('WEB-3: makes a picture once for all who ask at the same time, and leaves no unfinished file', async () => {
    let made = 0;
    const images = await service(async () => {
      made += 1;
      return Buffer.from('picture');
    });
    const files = await Promise.all(
      Array.from({ length: 20 }, () => images.rendition(picture, asked, 'north')),
    );
    expect(new Set(files).size).toBe(1);
    await images.rendition(picture, asked, 'north');
    expect(made).toBe(1);
    const left = await readdir(images.directory, { recursive: true });
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('OPS-5: tries again after an error that is not the picture’s', async () => {
    let made = 0;
    const images = await service(async () => {
      made += 1;
      if (made === 1) throw new Error('no memory');
      return Buffer.from('picture');
    });
    await expect(images.rendition(picture, asked, 'north')).rejects.toThrow('no memory');
    await expect(images.rendition(picture, asked, 'north')).resolves.toContain(picture.hash);
  });

  it('OPS-3: a failure counts for every rendition of the picture, after a restart too, for a time', async () => {
    const dataDir = await temporaryFolder('images');
    let attempts = 0;
    let time = Date.UTC(2026, 0, 1);
    const start = (kind: 'stalled' | 'too-slow', cpuMs = 1_000) =>
      service(
        async () => {
          attempts += 1;
          throw new PictureFailure(kind, 'takes too long');
        },
        { dataDir, cpuMs, now: () => time },
      );
    const attemptsAfter = async (images: Awaited<ReturnType<typeof service>>, width: number) => {
      const failed = images.rendition(picture, request(picture.hash, width), 'north');
      await expect(failed).rejects.toThrow('takes too long');
      return attempts;
    };
    const first = await start('stalled');
    expect(await attemptsAfter(first, 320)).toBe(1);
    expect(await attemptsAfter(first, 640)).toBe(1);
    const second = await start('too-slow');
    expect(await attemptsAfter(second, 320)).toBe(1);
    time += 11 * 60_000;
    // A busy machine may have been the cause.
    expect(await attemptsAfter(second, 320)).toBe(2);
    time += 24 * 3_600_000;
    expect(await attemptsAfter(await start('too-slow'), 320)).toBe(2);
    // With more time than it was given then, it has another chance.
    expect(await attemptsAfter(await start('too-slow', 2_000), 320)).toBe(3);
  });

  it('OPS-3: a visitor who leaves gives the place in the queue up; others keep theirs', async () => {
    const { jobs, encode } = slowEncoder();
    const images = await service(encode);
    const running = images.rendition(picture, asked, 'north');
    const [gone, shared] = [asset('b'.repeat(16)), asset('c'.repeat(16))];
    const left = new AbortController();
    const abandoned = images.rendition(gone, request(gone.hash), 'north', left.signal);
    const leaving = images.rendition(shared, request(shared.hash), 'north', left.signal);
    const staying = images.rendition(shared, request(shared.hash), 'north');
    await expect.poll(() => images.queueLength()).toBe(3);
    left.abort();
    await expect(abandoned).rejects.toThrow(WorkCancelled);
    await expect(leaving).rejects.toThrow(WorkCancelled);
    expect(await images.queueLength()).toBe(2);
    await expect.poll(() => jobs.length).toBe(1);
    jobs[0]!.finish();
    await running;
    await expect.poll(() => jobs.length).toBe(2);
    jobs[1]!.finish();
    await staying;
    expect(jobs.map(({ job }) => job.picture.hash)).toEqual([picture.hash, shared.hash]);
  });

  it('WEB-3: a picture is compressed fast for a visitor, and thoroughly if it is made ahead', async () => {
    const efforts: string[] = [];
    const images = await service(async ({ effort }) => {
      efforts.push(effort);
      return Buffer.from('picture');
    });
    await images.rendition(picture, asked, 'north');
    await images.prepare(picture, { ...asked, width: 640 }, new AbortController().signal);
    expect(efforts).toEqual(['fast', 'thorough']);
  });

  it('OPS-3: a picture that takes too long ahead is still made for a visitor', async () => {
    const images = await service(async ({ effort }) => {
      if (effort === 'thorough') throw new PictureFailure('too-slow', 'too slow');
      return Buffer.from('picture');
    });
    const { signal } = new AbortController();
    expect(await images.prepare(picture, asked, signal)).toBe('timed-out');
    expect(await images.rendition(picture, asked, 'north')).toEqual(expect.any(String));
  });

  it('OPS-3: a rendition that is made ahead gives way to the visitor who asks for it', async () => {
    const { jobs, encode } = slowEncoder();
    const images = await service(encode);
    const ahead = images.prepare(picture, asked, new AbortController().signal);
    await expect.poll(() => jobs.length).toBe(1);
    const visitors = images.rendition(picture, asked, 'north');
    expect(await ahead).toBe('known');
    await expect.poll(() => jobs.length).toBe(2);
    jobs[1]!.finish();
    expect(await visitors).toContain(picture.hash);
    expect(await images.prepare(picture, asked, new AbortController().signal)).toBe('known');
  });

  it('OPS-3: a rendition that a visitor asks for at the same moment is not made ahead as well', async () => {
    const { jobs, encode } = slowEncoder();
    const images = await service(encode);
    const visitors = images.rendition(picture, asked, 'north');
    const ahead = images.prepare(picture, asked, new AbortController().signal);
    expect(await ahead).toBe('known');
    await expect.poll(() => jobs.length).toBe(1);
    jobs[0]!.finish();
    await visitors;
    expect(jobs).toHaveLength(1);
  });

  it('OPS-3: the disk cache is bounded; what is used stays, what is not goes', async () => {
    const now = () => Date.now() + 48 * 3_600_000;
    const images = await service(async () => Buffer.alloc(1_000), { cacheMb: 0.0095, now });
    const hashes = [...'0123456789abcdef'].map((digit) => digit.repeat(16));
    for (const hash of hashes) {
      const file = await images.rendition(asset(hash), request(hash), 'north');
      // Files of one clock tick would be equally old.
      if (hash === hashes[1]) await utimes(join(images.directory, String(file)), 0, 0);
      await images.rendition(asset(hashes[0]!), request(hashes[0]!), 'north');
    }
    expect(await images.cacheBytes()).toBeLessThanOrEqual(9_500);
    expect(await images.hasRoom()).toBe(false);
    const left = await readdir(images.directory, { recursive: true });
    expect(left).toContain(`00/${hashes[0]}-320.webp`);
    expect(left.some((name) => name.includes(hashes[1]!))).toBe(false);
  });

  it('WEB-5: closing refuses what waits at once', async () => {
    const { encode } = slowEncoder();
    const images = await service(encode);
    void images.rendition(picture, asked, 'north').catch(() => {});
    await expect.poll(() => images.queueLength()).toBe(1);
    const other = asset('b'.repeat(16));
    const waiting = images.rendition(other, request(other.hash), 'north');
    await expect.poll(() => images.queueLength()).toBe(2);
    images.close();
    await expect(waiting).rejects.toThrow(WorkCancelled);
  });
});
