import { EventEmitter } from 'node:events';
import type { Asset } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import type { EncoderPool } from '../images/encoder-pool.ts';
import type { ImageRequest } from '../images/image-request.ts';
import { PictureFailure } from '../images/picture-failures.ts';
import { QueueFull, WorkCancelled } from '../limits/fair-queue.ts';
import { pretendEncoders, sampleImages } from '../testing/sample-images.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { connectCalls, type Channel } from './calls.ts';
import { imageAnswers, sharedImages, type ImageAnswers } from './shared-images.ts';

const hash = '0123456789abcdef';
const asset: Asset = {
  ...{ path: '/assets/car.jpg', file: '/nowhere/car.jpg', hash, bytes: 1 },
  ...{ mediaType: 'image/jpeg', width: 800, height: 600 },
};
const request = (width: number): ImageRequest => ({ hash, width, format: 'avif' });

/** The images of a primary, and as two other processes of its server have them. */
async function shared(encode: EncoderPool['encode'], slots = 1) {
  const dataDir = await temporaryFolder('images');
  const images = sampleImages({ dataDir, encoders: pretendEncoders(encode, { slots }) });
  const member = () => {
    const [near, far] = [new EventEmitter(), new EventEmitter()];
    const end = (own: EventEmitter, other: EventEmitter): Channel => ({
      send: (message) => setImmediate(() => other.emit('message', structuredClone(message))),
      on: (event, listener) => own.on(event, listener),
    });
    connectCalls(end(far, near), imageAnswers(images));
    return {
      images: sharedImages(connectCalls<ImageAnswers>(end(near, far), {}), dataDir),
      end: () => far.emit('disconnect'),
    };
  };
  return { images, one: member(), two: member() };
}

it('OPS-4: a rendition that two processes need at once is encoded once, and found by both', async () => {
  let encoded = 0;
  const { one, two } = await shared(async () => {
    encoded += 1;
    return Buffer.from('picture');
  });
  const needed = [one, two].map(({ images }) => images.rendition(asset, request(320), 'north'));
  expect(new Set(await Promise.all(needed))).toEqual(new Set([`01/${hash}-320.avif`]));
  expect(await two.images.rendition(asset, request(320), 'north')).toBe(`01/${hash}-320.avif`);
  expect(await one.images.prepare(asset, request(320), new AbortController().signal)).toBe('known');
  expect(encoded).toBe(1);
  expect(one.images.directory).toBe(two.images.directory);
});

it('OPS-3, OPS-4: pictures of all processes wait in one queue, which what nobody waits for leaves', async () => {
  const ends: (() => void)[] = [];
  const { images, one, two } = await shared(
    () => new Promise((resolve) => ends.push(() => resolve(Buffer.from('picture')))),
  );
  const left = new AbortController();
  const first = one.images.rendition(asset, request(320), 'north');
  // The others wait for it: what is being made can't leave the queue.
  await expect.poll(() => ends.length).toBe(1);
  const second = two.images.rendition(asset, request(640), 'south', left.signal);
  const third = two.images.rendition(asset, request(960), 'south');
  third.catch(() => {});
  await expect.poll(() => images.queueLength()).toBe(3);
  expect(await one.images.queueLength()).toBe(3);
  left.abort();
  await expect(second).rejects.toThrow(WorkCancelled);
  await expect.poll(() => images.queueLength()).toBe(2);
  two.end();
  await expect.poll(() => images.queueLength()).toBe(1);
  ends[0]!();
  expect(await first).toBe(`01/${hash}-320.avif`);
});

it.each([
  new PictureFailure('unusable', 'damaged'),
  new QueueFull('too much work is waiting'),
  new WorkCancelled('the server is stopping'),
])('OPS-4: a process learns why there is no rendition: %s', async (failure) => {
  const { one } = await shared(() => Promise.reject(failure));
  const refused = one.images.rendition(asset, request(320), 'north');
  await expect(refused).rejects.toThrow(failure.message);
  await expect(refused).rejects.toBeInstanceOf(failure.constructor);
});
