import { expect, it } from 'vitest';
import { readRetrieved, retrieve } from './retrieve.ts';

const hit = { objectID: '1', name: 'Tern', price: 1, model: { name: 'T', code: 2 } };
const kept = (value: unknown) => Object.keys(retrieve([hit], readRetrieved(value))[0]!);

it.each([
  [undefined, ['objectID', 'name', 'price', 'model']],
  [['*'], ['objectID', 'name', 'price', 'model']],
  [
    ['name', 'other'],
    ['objectID', 'name'],
  ],
  ['price', ['objectID', 'price']],
  [['model.name'], ['objectID', 'model']],
  [
    ['*', '-price'],
    ['objectID', 'name', 'model'],
  ],
  [
    ['-price', '-objectID'],
    ['objectID', 'name', 'model'],
  ],
  [[], ['objectID']],
])('API-1: attributesToRetrieve %j gives hits with %j', (value, names) => {
  expect(kept(value)).toEqual(names);
});
