import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { whenDescriptorsAreFree } from './free-descriptors.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('readings while too many files are open', () => {
  it('TEN-11: a file is opened once one can be, and the attempts end', async () => {
    const failures = ['EMFILE', 'ENFILE'];
    let pauses = 0;
    const pause = async () => void pauses++;
    const open = async () => {
      const code = failures.shift();
      if (code) throw failure(code);
      return 'opened';
    };
    expect(await whenDescriptorsAreFree(open, pause)).toBe('opened');
    expect(pauses).toBe(2);
    const never = () => Promise.reject(failure('EMFILE'));
    await expect(whenDescriptorsAreFree(never, pause)).rejects.toThrow('EMFILE');
    expect(pauses).toBe(101);
  });

  it('TEN-11: any other error is reported at once', async () => {
    const missing = () => Promise.reject(failure('ENOENT'));
    const pause = () => Promise.reject(new Error('paused'));
    await expect(whenDescriptorsAreFree(missing, pause)).rejects.toThrow('ENOENT');
  });

  it.skipIf(process.platform === 'win32')(
    'TEN-11: a process that may open few files reads all of a large tenant',
    async () => {
      const folder = await temporaryFolder('descriptors');
      await mkdir(join(folder, 'north'));
      const names = Array.from({ length: 200 }, (_, index) => `north/${index}.json`);
      for (const name of names) await writeFile(join(folder, name), name);
      const modules = ['confined-file-system', 'node-file-system'].map(
        (name) => `${import.meta.dirname}/${name}.ts`,
      );
      const program = `
        import { open } from 'node:fs/promises';
        const [folder, names, modules] = JSON.parse(process.argv[1]);
        const [{ confinedFileSystem }, { nodeFileSystem }] = await Promise.all(modules.map((each) => import(each)));
        for (const fs of [confinedFileSystem(folder), nodeFileSystem]) {
          const files = await Promise.all(names.map((name) => fs.readFile(folder + '/' + name)));
          if (files.some((bytes, index) => String(bytes) !== names[index])) throw new Error('differs');
        }
        const held = [];
        try {
          for (;;) held.push(await open(folder));
        } catch {}
        const listed = nodeFileSystem.readDirectory(folder);
        for (const each of held) await each.close();
        if ((await listed).length !== 1) throw new Error('not listed');`;
      const limited = 'ulimit -n 50; exec "$0" --input-type=module -e "$1" "$2"';
      const input = JSON.stringify([folder, names, modules]);
      await promisify(execFile)('sh', ['-c', limited, process.execPath, program, input]);
    },
  );
});
