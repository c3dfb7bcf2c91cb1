import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workspace } from './bundle.ts';
import { pack } from './pack.ts';
import { calls, failedCalls, folderForCalls, nowhere, tenant } from './testing/calls.ts';
import {
  filesOf,
  installCommand,
  removeFolder,
  temporaryFolder,
} from './testing/installed-command.ts';
import type { CommandRun, InstalledCommand } from './testing/installed-command.ts';
import { startPreview } from './testing/start-preview.ts';

const built = existsSync(join(workspace, 'apps/site/build/server/index.js'));

describe.skipIf(!built)(
  `the packed command${built ? '' : ' (skipped: run npm run build first)'}`,
  () => {
    let folder: string;
    let forecourt: InstalledCommand;
    let cwd: string;

    beforeAll(async () => {
      folder = await temporaryFolder();
      await mkdir(join(folder, 'installed'));
      forecourt = await installCommand(await pack(folder), join(folder, 'installed'));
    });
    afterAll(() => removeFolder(folder));

    beforeEach(async () => {
      const place = await folderForCalls();
      cwd = place.cwd;
      return place.remove;
    });

    it('CLI-4: the tarball holds the command and asks for nothing that is not published', async () => {
      const manifest = await readFile(join(forecourt.package, 'package.json'), 'utf8');
      expect(manifest).not.toMatch(/@forecourt|workspace:|file:/);
      expect(JSON.parse(manifest)).toMatchObject({
        name: 'forecourt',
        license: 'MIT',
        engines: { node: '>=22.13.0' },
        bin: { forecourt: './bin/forecourt.cjs' },
        dependencies: { pg: expect.any(String) },
        optionalDependencies: { sharp: expect.any(String) },
      });
      expect((await readdir(forecourt.package)).sort()).toEqual([
        'LICENSE',
        'README.md',
        'THIRD-PARTY.md',
        'bin',
        'lib',
        'lint-rules',
        'package.json',
        'site',
      ]);
      const files = await filesOf(forecourt.package);
      const sources = files.filter((file) => /\.tsx? |\.spec\.|testing/.test(file));
      expect(sources).toEqual([expect.stringMatching(/^lib\/rules\.d\.ts /)]);
      for (const name of await readdir(forecourt.package, { recursive: true }))
        if (/\.(c?js|json|md)$/.test(name))
          expect(await readFile(join(forecourt.package, name), 'utf8')).not.toContain(workspace);
      const licences = await readFile(join(forecourt.package, 'THIRD-PARTY.md'), 'utf8');
      for (const name of ['commander', 'react', 'express', '@fontsource-variable/figtree'])
        expect(licences).toMatch(new RegExp(`^## ${name} - \\d+\\.\\S+ \\(\\S+\\)$`, 'm'));
    });

    it('CLI-4: each command loads its own modules alone', async () => {
      const { stderr } = await forecourt.run(['--help'], { cwd, env: { NODE_DEBUG: 'esm' } });
      const loaded = new Set(stderr.match(/forecourt\/lib\/[\w-]+\.js/g));
      const all = await readdir(join(forecourt.package, 'lib'));
      expect(loaded.size).toBeGreaterThan(0);
      expect(loaded.size).toBeLessThan(all.length / 3);
    });

    it('CLI-1, CLI-2, CLI-5: every command works where nothing but the package is', async () => {
      const before = await filesOf(forecourt.package);
      const { stdout: help } = await forecourt.run(['--help'], { cwd });
      const [, ...sections] = help.split(/^(?=[A-Z][a-z]+(?: [a-z]+)?:$)/m);
      const lists = sections.filter((text) => !/^(?:Options|Examples):/.test(text)).join('');
      const names = [...lists.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!);
      expect([...Object.keys(calls), 'help'].sort(), 'a command needs a call here').toEqual(
        names.sort(),
      );
      expect(await failedCalls(forecourt, cwd)).toEqual([]);
      expect(await filesOf(forecourt.package)).toEqual(before);
    });

    it('CLI-2: pages are read in the packed threads', async () => {
      const script = `import threads from 'node:worker_threads';
        import { syncBuiltinESMExports } from 'node:module';
        threads.Worker = class extends threads.Worker {
          constructor(...given) {
            super(...given);
            this.on('exit', (code) => process.stderr.write(\`thread ended with \${code}\\n\`));
          }
        };
        syncBuiltinESMExports();`;
      const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
      // The one that the command runs in, and two more.
      const args = ['check', tenant, '--threads', '3', '-f', 'json'];
      const inThreads = await forecourt.run(args, { cwd, env });
      const alone = await forecourt.run(args.with(3, '1'), { cwd });
      expect(inThreads.stderr.match(/thread ended with \d+/g)).toEqual([
        'thread ended with 0',
        'thread ended with 0',
      ]);
      expect(inThreads.stdout).toBe(alone.stdout);
    });

    it('CLI-3: shows the packed site: pages, styles, pictures', async () => {
      const preview = await startPreview(forecourt, cwd);
      const home = await preview.fetch('/');
      expect(home).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
      const picture = /<img[^>]* src="([^"]+)"/.exec(home.body)?.[1]?.replaceAll('&amp;', '&');
      const image = { status: 200, type: expect.stringContaining('image/') };
      expect(await preview.fetch(picture!)).toMatchObject(image);
      const file = /(?:src|href)="(\/_build\/[^"]+)"/.exec(home.body)?.[1];
      expect(await preview.fetch(file!)).toMatchObject({ status: 200 });
      expect((await preview.stop()).code).toBe(0);
    });

    it('CLI-4: what cannot be loaded is named with what to do, exit 2', async () => {
      const without = async (path: string, ...args: string[]): Promise<CommandRun> => {
        const place = join(forecourt.folder, 'node_modules', path);
        await rename(place, `${place}-away`);
        try {
          return await forecourt.run(args, { cwd });
        } finally {
          await rename(`${place}-away`, place);
        }
      };
      const refusal = (text: string) => ({ code: 2, stdout: '', stderr: `forecourt: ${text}\n` });
      expect(await without('sharp', 'preview', '-p', '0')).toEqual(
        refusal('the package "sharp" is needed for this and not installed here: npm install sharp'),
      );
      expect(await without('pg', 'import', tenant, 'stock.csv', '--database', nowhere)).toEqual(
        refusal('the package "pg" is needed for this and not installed here: npm install pg'),
      );
      expect(await without('forecourt/site', 'preview')).toEqual(
        refusal(
          'this installation lacks the built site: install forecourt again, or name a built server in FORECOURT_SITE_BUILD',
        ),
      );
    });
  },
);
