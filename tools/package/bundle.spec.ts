import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { removeFolder, runOf, temporaryFolder } from './testing/installed-command.ts';

describe('bundling', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => removeFolder(folder));

  /** Bundles sources whose entry is main.ts into a folder. */
  async function bundled(sources: Readonly<Record<string, string>>, out = 'out') {
    for (const [name, source] of Object.entries(sources)) {
      const file = join(folder, 'src', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, source);
    }
    return bundle({ main: join(folder, 'src/main.ts') }, join(folder, out), '22.13.0');
  }
  const run = (program: string) => runOf(spawn(process.execPath, [join(folder, program)]));

  it('CLI-4: brings the files of threads along, and of threads that those start', async () => {
    const start = (file: string) => `
      import { Worker } from 'node:worker_threads';
      import { greet } from './greet.ts';
      new Worker(new URL('${file}', import.meta.url)).on('error', (error: Error) => { throw error; });
      console.log(greet('from a thread'));`;
    await bundled({
      'main.ts': start('./deep/first.ts'),
      'greet.ts': 'export const greet = (words: string) => `hello ${words}`;',
      'deep/first.ts': start('./second.ts').replace("'./greet", "'../greet"),
      'deep/second.ts': 'console.log("hello from the second");',
    });
    const { code, stdout, stderr } = await run('out/main.js');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').sort()).toEqual(
      ['', 'hello from a thread', 'hello from a thread', 'hello from the second'].sort(),
    );
  });

  it('CLI-4: refuses a module that looks for other files around itself', async () => {
    const errors = [
      'import.meta.dirname',
      'import.meta.filename',
      "import.meta.resolve('@forecourt/lint')",
      "new URL('./words.json', import.meta.url)",
    ];
    for (const error of errors)
      await expect(
        bundled({ 'main.ts': `const a = 1;\nconsole.log(${error}, a);` }),
        error,
      ).rejects.toThrow(
        /src\/main\.ts:2:12: ERROR: .* finds nothing in the packed command: add its path to .*package-files\.ts/,
      );
  });

  it('CLI-4: knows which program was called on Nodes that do not say so', async () => {
    await bundled({ 'main.ts': 'console.log(import.meta.main ? "called" : "imported");' });
    await writeFile(join(folder, 'other.mjs'), 'await import("./out/main.js");');
    expect((await run('out/main.js')).stdout).toBe('called\n');
    expect((await run('other.mjs')).stdout).toBe('imported\n');
    expect(await readFile(join(folder, 'out/main.js'), 'utf8')).not.toContain('import.meta.main');
  });

  it('CLI-4: leaves out what is for running from source; style sheets become text', async () => {
    await bundled({
      'main.ts': `
        import sheet from './sheet.css?inline';
        if (import.meta.url.endsWith('.ts')) await import('./only-source.ts');
        console.log(sheet);`,
      'only-source.ts': 'console.log("from source");',
      'sheet.css': 'a > b { color: red }',
    });
    expect((await run('out/main.js')).stdout).toBe('a>b{color:red}\n\n');
    expect(await readdir(join(folder, 'out'))).toEqual(['main.js']);
  });

  it('CLI-4: code is written in ASCII, and texts and patterns stay the same', async () => {
    await bundled({
      'main.ts': `
        const html = ({ raw: _, ...parts }: TemplateStringsArray, day: string) => parts[0] + day;
        console.log('“', html\`–\${'…'}\`, /[‘’]🚗/u.test('’🚗'), /[×–]/.test('–'), 'é'.match(/é/)![0]);`,
    });
    expect(await readFile(join(folder, 'out/main.js'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
    expect((await run('out/main.js')).stdout).toBe('“ –… true true é\n');
  });

  it('CLI-4: the same source gives the same bytes', async () => {
    const sources = {
      'main.ts':
        'const [a, b] = [await import("./a.ts"), await import("./b.ts")]; console.log(a, b);',
      'a.ts': 'export { name } from "./shared.ts"; export const a = 1;',
      'b.ts': 'export { name } from "./shared.ts"; export const b = 2;',
      'shared.ts': 'export const name = "shared";',
    };
    const contents = async (out: string) => {
      const names = (await readdir(join(folder, out))).sort();
      const files = names.map(async (name) => [
        name,
        await readFile(join(folder, out, name), 'utf8'),
      ]);
      return Promise.all(files);
    };
    await bundled(sources, 'first');
    await bundled(sources, 'second');
    const first = await contents('first');
    expect(first.length).toBeGreaterThan(3);
    expect(await contents('second')).toEqual(first);
  });
});
