import { expect, it } from 'vitest';
import { namesByCase } from './names-by-case.ts';

const run = (...paths: readonly string[]) =>
  namesByCase(paths, (path) => `demo/${path}`).map(({ file, message }) => [
    file,
    /"([^"]*)"/.exec(message)?.[1],
  ]);

it('CLI-7: reports names of assets that differ only in upper and lower case', () => {
  expect(run('assets/Yard.webp', 'assets/yard.WEBP', 'assets/yard.webp')).toEqual([
    ['demo/assets/yard.WEBP', 'assets/Yard.webp'],
    ['demo/assets/yard.webp', 'assets/Yard.webp'],
  ]);
});

it('CLI-7: reports a folder once, and not what it contains', () => {
  expect(run('assets/Cars/a.svg', 'assets/cars/a.svg', 'assets/cars/b.svg')).toEqual([
    ['demo/assets/cars', 'assets/Cars'],
  ]);
});

it('CLI-7: accepts equal names in different folders, and accents', () => {
  expect(run('assets/a/yard.svg', 'assets/b/Yard.svg', 'assets/ya.svg', 'assets/yà.svg')).toEqual(
    [],
  );
});
