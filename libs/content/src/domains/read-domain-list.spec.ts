import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { readDomainList } from './read-domain-list.ts';

const file = '/etc/domains.json';
const read = async (text: string) => {
  const { owners, findings } = await readDomainList(file, memoryFileSystem({ [file]: text }));
  return {
    owners: owners && Object.fromEntries(owners),
    errors: findings.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
};

describe('readDomainList', () => {
  it('TEN-10: gives each domain its owner, spelled the one way', async () => {
    const list = {
      north: ['North.example.', 'www.north.example'],
      south: ['bücher.example'],
      x: [],
    };
    expect(await read(JSON.stringify(list))).toEqual({
      owners: {
        'north.example': 'north',
        'www.north.example': 'north',
        'xn--bcher-kva.example': 'south',
      },
      errors: [],
    });
  });

  it.each([
    ['', '1:1'],
    ['[]', '1:1 must be an object'],
    ['{"north": "north.example"}', '1:11 must be an array'],
    ['{"north": ["https://north.example"]}', '1:12 must be a host name'],
    ['{"north": ["127.1"]}', '1:12 "127.1" is not a host name that a tenant can own'],
    ['{"north": ["a.localhost"]}', '1:12 "a.localhost" is not a host name'],
    ['{"north": [""]}', '1:12 must not be empty'],
    ['{"North Quay": []}', '"North Quay" is not the slug of a tenant'],
    ['{"a": ["x.example"],\n "b": ["X.example"]}', '2:8 "X.example" belongs to "a" already'],
    ['{"a": [], "a": []}', 'twice'],
  ])('TEN-10: refuses %j with its place', async (text, expected) => {
    const { owners, errors } = await read(text);
    expect(owners).toBeUndefined();
    expect(errors.join('\n')).toContain(expected);
  });

  it('TEN-10: a file that is not there is an error that names it', async () => {
    const { owners, findings } = await readDomainList(file, memoryFileSystem());
    expect(owners).toBeUndefined();
    expect(findings).toMatchObject([{ file, message: 'does not exist' }]);
  });
});
