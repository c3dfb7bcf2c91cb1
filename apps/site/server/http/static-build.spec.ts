import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storeBuildFiles } from './static-build.ts';
import { startSampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

/** A client build of these files. */
async function clientBuild(...names: string[]): Promise<string> {
  const clientDir = await temporaryFolder('client');
  await mkdir(path.join(clientDir, '_build'));
  for (const name of names) await writeFile(path.join(clientDir, '_build', name), `// ${name}`);
  return clientDir;
}

describe('files of the build', () => {
  it('are cached forever by browsers, and those of the earlier build are still served', async () => {
    const dataDir = path.join(await temporaryFolder('data'), '.forecourt');
    const now = new Date();
    await storeBuildFiles(await clientBuild('island-old.js'), dataDir, now);
    const clientDir = await clientBuild('island-new.js');
    const earlierDir = await storeBuildFiles(clientDir, dataDir, now);
    const app = await startSampleApp([await sampleTenant('north')], {
      clientFiles: { clientDir, earlierDir },
    });
    for (const name of ['island-old.js', 'island-new.js']) {
      const { status, headers, text } = await app.ask('north.localhost', `/_build/${name}`);
      expect([status, text]).toEqual([200, `// ${name}`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const missing = await app.ask('north.localhost', '/_build/island-never.js');
    expect([missing.status, missing.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    await app.close();
  });

  it('are forgotten a month after the last build that brought them', async () => {
    const dataDir = await temporaryFolder('data');
    const kept = await storeBuildFiles(await clientBuild('a.js', 'b.js'), dataDir, new Date());
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const name of ['a.js', 'b.js']) await utimes(path.join(kept, name), longAgo, longAgo);
    await storeBuildFiles(await clientBuild('b.js', 'c.js'), dataDir, new Date());
    expect((await readdir(kept)).sort()).toEqual(['b.js', 'c.js']);
  });

  it('OPS-5: are for their owner alone, copies of earlier starts included', async () => {
    const dataDir = await temporaryFolder('data');
    const clientDir = await clientBuild('a.js');
    await mkdir(path.join(clientDir, '_build', 'fonts'), { mode: 0o755 });
    await writeFile(path.join(clientDir, '_build', 'fonts', 'b.woff2'), '', { mode: 0o644 });
    const kept = await storeBuildFiles(clientDir, dataDir, new Date());
    const modeOf = async (name: string) => (await stat(path.join(kept, name))).mode & 0o777;
    const modes = () => Promise.all(['.', 'a.js', 'fonts', 'fonts/b.woff2'].map(modeOf));
    expect(await modes()).toEqual([0o700, 0o600, 0o700, 0o600]);
    await chmod(path.join(kept, 'a.js'), 0o644);
    await storeBuildFiles(await clientBuild('c.js'), dataDir, new Date());
    expect(await modes()).toEqual([0o700, 0o600, 0o700, 0o600]);
  });
});
