import { mkdir, mkdtemp, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { blockingFileSystem } from './blocking-file-system.ts';
import { errorCode, describeFileError } from './file-error.ts';
import type { FileSystem } from './file-system.ts';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { nodeFileSystem } from './node-file-system.ts';

/** A file system with a folder of its own and the means to change it from outside. */
interface Sample {
  readonly fs: FileSystem;
  readonly root: string;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly link: (path: string, target: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function disk(fs: FileSystem): Promise<Sample> {
  const root = await nodeFileSystem.realPath(await mkdtemp(join(tmpdir(), 'forecourt-fs-')));
  endings.push(() => rm(root, { recursive: true, force: true }));
  let seconds = 1_700_000_000;
  return {
    fs,
    root,
    write: async (path, text) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
      await utimes(join(root, path), seconds, (seconds += 1));
    },
    link: (path, target) => symlink(target, join(root, path)),
    remove: (path) => unlink(join(root, path)),
  };
}

async function memory(): Promise<Sample> {
  const fs = memoryFileSystem();
  return {
    fs,
    root: '/root',
    write: async (path, text) => fs.write(`/root/${path}`, text),
    link: async (path, target) => fs.write(`/root/${path}`, { link: target }),
    remove: async (path) => fs.remove(`/root/${path}`),
  };
}

const adapters: [string, () => Promise<Sample>][] = [
  ['the disk in the background', () => disk(nodeFileSystem)],
  ['the disk at once', () => disk(blockingFileSystem)],
  ['the memory', memory],
];

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => errorCode(error),
  );

describe.each(adapters)('FileSystem on %s', (_name, make) => {
  it('TEN-2: reads and lists files, and describes paths', async () => {
    const { fs, root, write, link } = await make();
    await write('pages/a.json', 'é');
    await link('pages/b.json', 'a.json');
    expect(Buffer.from(await fs.readFile(join(root, 'pages/a.json'))).toString()).toBe('é');
    expect(Buffer.from(await fs.readFile(join(root, 'pages/b.json'))).toString()).toBe('é');
    const entries = [...(await fs.readDirectory(join(root, 'pages')))];
    expect(entries.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'a.json', kind: 'file' },
      { name: 'b.json', kind: 'link' },
    ]);
    expect(await fs.readDirectory(root)).toEqual([{ name: 'pages', kind: 'directory' }]);
    expect(await fs.stat(join(root, 'pages/b.json'))).toMatchObject({ kind: 'file', bytes: 2 });
    expect(await fs.stat(join(root, 'pages'))).toMatchObject({ kind: 'directory' });
    expect(await fs.realPath(join(root, 'pages/b.json'))).toBe(join(root, 'pages/a.json'));
  });

  it('CLI-1: has a text sooner than its bytes only where it is what the bytes say', async () => {
    const { fs, root, write } = await make();
    const texts = ['{"é": "日本"}', '', '\uFEFF{}', '{}\uFFFD', '\0{', '{\0'];
    for (const text of texts) {
      await write('a', text);
      const found = await fs.readFile.text?.(join(root, 'a'));
      expect([text, undefined]).toContain(found);
      expect(Buffer.from(await fs.readFile(join(root, 'a'))).toString()).toBe(text);
    }
  });

  it('TEN-8: the stamp changes with every write, even one of the same size', async () => {
    const { fs, root, write } = await make();
    await write('a', '1');
    const { stamp } = await fs.stat(join(root, 'a'));
    expect((await fs.stat(join(root, 'a'))).stamp).toBe(stamp);
    await write('a', '2');
    expect((await fs.stat(join(root, 'a'))).stamp).not.toBe(stamp);
  });

  it('CLI-1: rejects with the codes of POSIX', async () => {
    const { fs, root, write, link } = await make();
    await write('a', '1');
    await link('loop', 'loop');
    await link('lost', 'nothing');
    expect(await codeOf(fs.readFile(join(root, 'none')))).toBe('ENOENT');
    expect(await codeOf(fs.stat(join(root, 'none')))).toBe('ENOENT');
    expect(await codeOf(fs.realPath(join(root, 'lost')))).toBe('ENOENT');
    expect(await codeOf(fs.readFile(root))).toBe('EISDIR');
    expect(await codeOf(fs.readDirectory(join(root, 'a')))).toBe('ENOTDIR');
    expect(await codeOf(fs.stat(join(root, 'loop')))).toBe('ELOOP');
    expect(await codeOf(fs.realPath(join(root, 'loop')))).toBe('ELOOP');
  });

  it('TEN-8: reports files that are added, changed and removed below the folder', async () => {
    const { fs, root, write, remove } = await make();
    await write('pages/a.json', '1');
    const waiting = new Map<string, () => void>();
    const watch = fs.watch(root, (path) => waiting.get(path)?.());
    endings.push(watch.close);
    await watch.ready;
    const reported = (path: string) =>
      new Promise<void>((resolve) => waiting.set(join(root, path), resolve));
    const changed = reported('pages/a.json');
    await write('pages/a.json', '22');
    await changed;
    const added = reported('pages/b.json');
    await write('pages/b.json', '1');
    await added;
    const removed = reported('pages/a.json');
    await remove('pages/a.json');
    await removed;
  });
});

it('CLI-1: the disk at once gives no text for a mark, UTF-16 or bytes that are no UTF-8', async () => {
  const { root } = await disk(blockingFileSystem);
  const textOf = async (bytes: Uint8Array) => {
    await writeFile(join(root, 'a'), bytes);
    return blockingFileSystem.readFile.text!(join(root, 'a'));
  };
  expect(await textOf(Buffer.from('{"é": 1}'))).toBe('{"é": 1}');
  for (const bytes of [
    Buffer.from('\uFEFF{}'),
    Buffer.from('\uFEFF{}', 'utf16le'),
    Buffer.from('{}', 'utf16le'),
    Buffer.from('{}', 'utf16le').swap16(),
    Buffer.from([0x7b, 0xe9, 0x7d]),
    Buffer.from([0x7b, 0xe2, 0x82]),
    Buffer.from([0x7b, 0xed, 0xa0, 0x80, 0x7d]),
  ])
    expect(await textOf(bytes)).toBeUndefined();
});

describe('describeFileError', () => {
  it('CLI-1: says in words why a file could not be read', () => {
    const failing = (code: string) => Object.assign(new Error(), { code });
    expect(describeFileError(failing('ENOENT'))).toBe('does not exist');
    expect(describeFileError(failing('EIO'))).toBe('could not be read (EIO)');
    expect(describeFileError('?')).toBe('could not be read');
  });
});
