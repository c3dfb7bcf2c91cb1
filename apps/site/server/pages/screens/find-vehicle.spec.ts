import type { Car, TeamMember } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import type { SourceQuestions } from '../../data/source-questions.ts';
import { findVehicle } from './find-vehicle.ts';

const car: Car = { id: 'c', slug: 'c', name: 'A car', salesperson: 'linh' };
const linh: TeamMember = { id: '3', slug: 'linh', name: 'Linh', avatar_url: '/assets/linh.svg' };

/** Sources with one car and some people; failures are collected. */
function sources(given: Partial<Car>, team: () => Promise<readonly TeamMember[]>) {
  const failures: string[] = [];
  const questions = {
    data: {
      search: { search: () => Promise.resolve({ results: [{ hits: [{ ...car, ...given }] }] }) },
      locations: { own: () => Promise.resolve([]) },
      team: { all: team },
    },
    budget: { wait: (_source: string, ask: () => Promise<unknown>) => ask() },
    onFailure: (source: string) => failures.push(source),
  } as unknown as SourceQuestions;
  return { questions, failures };
}

it('CAR-9: the person to ask is the shown team member that the car names', async () => {
  const unseen = { ...linh, slug: 'gus', id: '4', avatar_url: undefined };
  const find = async (given: Partial<Car>) =>
    (await findVehicle('c', sources(given, () => Promise.resolve([linh, unseen])).questions))
      ?.salesperson;
  expect(await find({})).toEqual(linh);
  expect(await find({ salesperson: '3' })).toEqual(linh);
  expect(await find({ salesperson: 'gus' })).toBeUndefined();
  expect(await find({ salesperson: 'nobody' })).toBeUndefined();
  expect(await find({ salesperson: undefined })).toBeUndefined();
});

it('CAR-9: the page has no person while the source of people fails', async () => {
  const { questions, failures } = sources({}, () => Promise.reject(new Error('down')));
  expect(await findVehicle('c', questions)).toMatchObject({ car: { id: 'c' } });
  expect(failures).toEqual(['team']);
});
