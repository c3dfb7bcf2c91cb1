import type { ImportField, ImportMapping } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkMapping } from './check-mapping.ts';
import { carConverter } from './convert-car.ts';
import { plansOf } from './field-plans.ts';

const context = { timeZone: 'Australia/Sydney', currency: 'AUD' } as const;
const ids = { id: { value: 'c-1' }, name: { value: 'A car' } };

function convert(fields: Record<string, ImportField>, record: object) {
  const mapping = { fields: { ...ids, ...fields } } as unknown as ImportMapping;
  return carConverter(plansOf(mapping), context)(record);
}

/** The photos of a car from a text, and the report about those left out. */
function photos(text: unknown, rule: Exclude<ImportField, string> = {}) {
  const read = convert({ photos: { from: 'Images', ...rule } }, { Images: text });
  if (!('car' in read)) return read;
  return [read.car.photos, read.repairs?.map(({ field, value, reason }) => [field, value, reason])];
}

const good = 'https://img.example/1.jpg';
const http = 'http://img.example/2.jpg';

describe('addresses of a car', () => {
  it.each([
    [`${good}|//img.example/4.jpg`, {}, [good, 'https://img.example/4.jpg']],
    ['https://img.example/IMG 0001.jpg', {}, ['https://img.example/IMG%200001.jpg']],
    ['IMG 1.jpg', { prefix: 'https://p.example/' }, ['https://p.example/IMG%201.jpg']],
    [`${good}|${http}`, { as: 'https' }, [good, 'https://img.example/2.jpg']],
    [`${good}, https://img.example/2.jpg`, {}, [good, 'https://img.example/2.jpg']],
    [`${good}\n${good}`, {}, [good, good]],
    ['https://cdn.example/w_300,h_200/a.jpg', {}, ['https://cdn.example/w_300,h_200/a.jpg']],
    ['/assets/my car.jpg', {}, ['/assets/my%20car.jpg']],
  ] as const)('CLI-12: the photos %j with %j are %j', (text, rule, expected) => {
    expect(photos(text, rule)).toEqual([expected, undefined]);
  });

  it.each([
    [
      `${good}|${http}|${http}`,
      [good],
      http,
      '2 of 3 in "Images" left out: browsers block http addresses; set "as": "https" for photos in the mapping if the server has https',
    ],
    [
      'IMG1.jpg',
      undefined,
      'IMG1.jpg',
      '1 of 1 in "Images" left out: it has no https://; write the whole address, or set "prefix" for photos in the mapping',
    ],
    [
      `https:// img.example/1.jpg|${good}`,
      [good],
      'https:// img.example/1.jpg',
      '1 of 2 in "Images" left out: it is not a valid https address; correct it in the feed',
    ],
    [
      Array.from({ length: 101 }, (_, at) => `https://img.example/${at}.jpg`),
      Array.from({ length: 100 }, (_, at) => `https://img.example/${at}.jpg`),
      'https://img.example/100.jpg',
      '1 of 101 in "Images" left out: a car has room for 100',
    ],
  ])('CLI-12: of the photos %j the car keeps %j', (text, kept, value, reason) => {
    expect(photos(text)).toEqual([kept, [['photos', value, reason]]]);
  });

  it('CLI-12: counts the photos that are left', () => {
    const read = convert({ photos: 'p' }, { p: `${good}|${http}` });
    expect(read).toMatchObject({ car: { photos_count: 1 } });
  });

  it('CLI-12: a car without usable photos is rejected only if the mapping requires some', () => {
    expect(photos(http, { required: true })).toMatchObject({ errors: [{ field: 'photos' }] });
    const fallback = { default: '/assets/soon.svg', required: true };
    expect(photos(http, fallback)).toMatchObject([['/assets/soon.svg'], undefined]);
  });

  it('CLI-12: a file of the car that has no usable address is left out as well', () => {
    const read = convert({ video_url: 'Film' }, { Film: 'http://v.example/1.mp4' });
    expect(read).toMatchObject({
      repairs: [
        { field: 'video_url', reason: expect.stringMatching(/^"Film" left out: browsers block/) },
      ],
    });
    expect(read).not.toHaveProperty('car.video_url');
    const made = { template: 'https://v.example/{feed:Film}' };
    expect(convert({ video_url: made }, { Film: 'a b.mp4' })).toMatchObject({
      car: { video_url: 'https://v.example/a%20b.mp4' },
    });
  });

  it('CLI-12: https is for addresses alone', () => {
    const mapping = (field: string) => ({
      fields: { id: 'i', [field]: { from: 'f', as: 'https' } },
    });
    expect(checkMapping(mapping('photos'))).toEqual([]);
    expect(checkMapping(mapping('make'))).toMatchObject([{ pointer: '/fields/make/as' }]);
  });
});
