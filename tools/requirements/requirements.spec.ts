import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementsDocument } from './document.ts';
import { findErrors } from './find-errors.ts';
import { findProofs, type Proof } from './find-proofs.ts';
import {
  readRequirements,
  repository,
  type Requirement,
  type RequirementGroup,
} from './requirements.ts';

const keys = ['TEN', 'BLK'];
const anywhere = () => true;

const groupOf = (...requirements: Partial<Requirement>[]): RequirementGroup[] => [
  {
    key: 'TEN',
    title: 'Tenants',
    requirements: requirements.map((each) => ({
      id: 'TEN-1',
      what: 'One server | many tenants',
      where: ['apps/site'],
      status: 'met',
      ...each,
    })),
  },
];
const proof = (...ids: string[]): Proof => ({ file: 'apps/a.spec.ts', title: ids.join(), ids });

describe('finding tests that name requirements', () => {
  const idsOf = (source: string) => findProofs('a.spec.ts', source, keys).map(({ ids }) => ids);

  it('reads titles of tests and suites, in every quote and over lines', () => {
    expect(idsOf(`it('TEN-1: a', () => {})`)).toEqual([['TEN-1']]);
    expect(idsOf('describe(\n  `BLK-12: it’s`,\n () => {})')).toEqual([['BLK-12']]);
    expect(idsOf(`test("TEN-1, BLK-2: both", run)`)).toEqual([['TEN-1', 'BLK-2']]);
    expect(idsOf(`it.each(names(type))('BLK-1: %s', run)`)).toEqual([['BLK-1']]);
    expect(idsOf(`it('the visitor\\'s own (TEN-3)', run)`)).toEqual([['TEN-3']]);
  });

  it('passes over other texts, other words with a number, and what is skipped', () => {
    expect(idsOf(`// TEN-1\nconst a = 'TEN-1';`)).toEqual([]);
    expect(idsOf(`it('reads UTF-8 and SHA-256', run)`)).toEqual([]);
    expect(idsOf(`it.skip('TEN-1: later', run); it.todo('TEN-2: later', run)`)).toEqual([]);
  });
});

describe('comparing list, tests and repository', () => {
  it('has nothing to say when all agree', () => {
    expect(findErrors(groupOf({}), [proof('TEN-1')], anywhere)).toEqual([]);
    expect(findErrors(groupOf({ status: 'planned', where: [] }), [], anywhere)).toEqual([]);
  });

  it.each([
    ['no test names it', groupOf({}), [], anywhere],
    ['does not exist', groupOf({}), [proof('TEN-1')], () => false],
    ['names no place', groupOf({ where: [] }), [proof('TEN-1')], anywhere],
    ['is no requirement', groupOf({}), [proof('TEN-1', 'TEN-99')], anywhere],
    ['without a note', groupOf({ status: 'partly' }), [], anywhere],
    ['is listed twice', groupOf({}, {}), [proof('TEN-1')], anywhere],
    ['does not belong', groupOf({ id: 'BLK-1' }), [proof('BLK-1')], anywhere],
  ])('says that a requirement %s', (words, groups, proofs, exists) => {
    const errors = findErrors(groups, proofs, exists);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(words);
  });
});

describe('the document', () => {
  it('links places and tests, each file once, and keeps cells whole', () => {
    const text = requirementsDocument(groupOf({}), [proof('TEN-1'), proof('TEN-1')]);
    expect(text).toContain(
      '| One server \\| many tenants | [site](../apps/site) | [a.spec.ts](../apps/a.spec.ts) | met |',
    );
    expect(text).toContain('Of 1 requirements 1 are met, 0 partly, 0 planned.');
  });
});

describe('the list', () => {
  const all = readRequirements().flatMap(({ requirements }) => requirements);

  it('has every requirement, with places that exist', () => {
    expect(all).toHaveLength(140);
    const missing = all.flatMap(({ where }) =>
      where.filter((path) => !existsSync(join(repository, path))),
    );
    expect(missing).toEqual([]);
  });
});
