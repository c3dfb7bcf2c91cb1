import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverEntrySource } from '../../server-entry-plugin.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-entry-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'index.js'),
    serverEntrySource(dirname(dirname(import.meta.dirname))),
  );
  await writeFile(
    join(folder, 'server.js'),
    'console.log("loaded"); export const start = () => console.log("started");',
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program of the folder on this Node, which reports another version. */
function runOn(version: string, ...program: string[]) {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  const run = spawnSync(process.execPath, [...options, ...program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

describe('the entry of the built server', () => {
  it.each(['14.21.3', '20.20.2', '22.12.0'])(
    'OPS-5: on Node %s it loads nothing, says which Node it needs and exits with 2',
    (version) => {
      const { code, stdout, stderr } = runOn(version, 'index.js');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(
        /^The server needs Node\.js \d+\.\d+\.\d+ or later, but this is Node\.js [\d.]+: start it with "npm start".*\n$/,
      );
      expect(stderr).toContain(`this is Node.js ${version}`);
    },
  );

  it('OPS-5: it starts the server on a supported Node, and leaves it to programs that import it', () => {
    expect(runOn('22.13.0', 'index.js')).toEqual({
      code: 0,
      stdout: 'loaded\nstarted\n',
      stderr: '',
    });
    const importing = ['--input-type=module', '--eval', 'await import("./index.js")'];
    expect(runOn('24.0.0', ...importing)).toMatchObject({ code: 0, stdout: 'loaded\n' });
  });
});
