import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';

const rule = 'team-photo-missing';
const run = (people: object, file = 'team') =>
  reportLines({ files: { [`data/${file}.json`]: people } }, { rule });
const jo = { id: '1', slug: 'jo-bell', name: 'Jo Bell' };
const photo = '/assets/jo.webp';

it('TEAM-2 CLI-7: reports a person without a photo at the name; an empty address is refused', () => {
  expect(run([jo])).toEqual([
    expect.stringContaining(`«"Jo Bell"» warning ${rule}: "Jo Bell" has no photo`),
  ]);
  expect(run([{ ...jo, avatar_url: '' }])).toEqual([]);
});

it('TEAM-2 CLI-7: accepts a photo, and a second entry of a person who has one', () => {
  expect(run([{ ...jo, avatar_url: photo }, jo])).toEqual([]);
});

it('CLI-7: ignores other files, and entries that are not people', () => {
  expect(run([jo], 'others')).toEqual([]);
  expect([...run([null, 5, []]), ...run({ jo })]).toEqual([]);
});

it('CLI-7: reports the second person with a photo, unless it stands for anyone', () => {
  const people = (...photos: string[]) =>
    run(
      photos.map((avatar_url, id) => ({ id: `${id}`, slug: `p${id}`, name: `P${id}`, avatar_url })),
    );
  expect(people(photo, '/assets/sam.webp', photo)).toEqual([
    expect.stringContaining(`«"${photo}"» warning ${rule}: "P2" has the photo of "P0"`),
  ]);
  expect(people(photo, photo, photo)).toEqual([]);
  expect(people('/assets/placeholder.svg', '/assets/placeholder.svg')).toEqual([]);
  expect(
    run([
      { ...jo, avatar_url: photo },
      { ...jo, id: '2', avatar_url: photo },
    ]),
  ).toEqual([]);
});
