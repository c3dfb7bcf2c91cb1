import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workspace } from './bundle.ts';
import { commandManifest } from './manifest.ts';
import { npm, pack } from './pack.ts';
import { failedCalls, folderForCalls, tenant } from './testing/calls.ts';
import { installCommand, removeFolder, temporaryFolder } from './testing/installed-command.ts';
import { startPreview } from './testing/start-preview.ts';

/** Each Node is a download; Node's packages for other systems have other names. */
const runs =
  process.env.FORECOURT_FULL === '1' &&
  process.platform === 'linux' &&
  existsSync(join(workspace, 'apps/site/build/server/index.js'));

const oldest = commandManifest().engines.node.replace('>=', '');

describe.skipIf(!runs)('the packed command on other Nodes', () => {
  let folder: string;
  let tarball: string;
  let place: Awaited<ReturnType<typeof folderForCalls>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    tarball = await pack(folder);
  }, 120_000);
  afterAll(() => removeFolder(folder));
  beforeEach(async () => {
    place = await folderForCalls();
    return place.remove;
  });

  async function installedOn(version: string) {
    const node = join(folder, `node-${version}`);
    const home = join(folder, `on-${version}`);
    const name = `node-linux-${process.arch}`;
    await mkdir(node);
    await mkdir(home);
    await npm(['install', '--prefix', node, '--no-audit', '--no-fund', `${name}@${version}`], node);
    return installCommand(tarball, home, join(node, 'node_modules', name, 'bin'));
  }

  it.each(['8.17.0', '16.20.2', '22.12.0'])(
    'CLI-4: Node %s is reported as too old',
    async (old) => {
      const forecourt = await installedOn(old);
      expect(await forecourt.run(['validate', tenant], place)).toEqual({
        code: 2,
        stdout: '',
        stderr: `forecourt: needs Node.js ${oldest} or later, but this is Node.js ${old}; install a newer one from https://nodejs.org\n`,
      });
    },
  );

  it.each([oldest, '26'])('CLI-4: it works on Node %s', async (version) => {
    const forecourt = await installedOn(version);
    expect(await failedCalls(forecourt, place.cwd)).toEqual([]);
    const preview = await startPreview(forecourt, place.cwd);
    expect(await preview.fetch('/')).toMatchObject({ status: 200 });
    expect((await preview.stop()).code).toBe(0);
  });
});
