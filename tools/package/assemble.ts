import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, workspace } from './bundle.ts';
import { commandManifest, packageManifest } from './manifest.ts';
import { ruleTypes } from './rule-types.ts';
import { licencesOf, readViteLicences, thirdParty } from './third-party.ts';

const source = (path: string) => join(workspace, path);

const oldestNode = () => commandManifest().engines.node.replace('>=', '');

/** Packages with native code: on a system that has none of it, everything but `preview` works. */
const native = ['sharp'];

async function copyRulePages(folder: string): Promise<void> {
  await mkdir(folder);
  const rules = source('libs/lint/src/rules');
  for (const entry of await readdir(rules, { withFileTypes: true }))
    if (entry.isDirectory())
      await cp(join(rules, entry.name, 'README.md'), join(folder, `${entry.name}.md`));
}

const writeManifest = (folder: string, manifest: object) =>
  writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/**
 * The command alone, as it is packed: without the site that `preview` shows.
 * @param folder must be there.
 */
export async function assembleCommand(folder: string) {
  await cp(source('apps/cli/bin'), join(folder, 'bin'), { recursive: true });
  const command = await bundle(
    { main: 'apps/cli/src/main.ts', rules: 'libs/lint/src/rule-api/rule.ts' },
    join(folder, 'lib'),
    oldestNode(),
  );
  await copyRulePages(join(folder, 'lint-rules'));
  await writeManifest(folder, packageManifest(command.packages, []));
  return command;
}

async function assembleSite(folder: string) {
  const built = source('apps/site/build');
  await cp(join(built, 'client'), join(folder, 'client'), { recursive: true });
  await rm(join(folder, 'client/.vite/license.md'));
  return bundle({ index: 'apps/site/build/server/index.js' }, join(folder, 'server'), oldestNode());
}

/** Licences of what Vite has put into the built site. */
const siteLicences = (side: 'client' | 'server') =>
  readFile(source(`apps/site/build/${side}/.vite/license.md`), 'utf8').then(readViteLicences);

/**
 * Puts together everything that is in the package. The site must have been built.
 * @param folder is made new.
 */
export async function assemble(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const command = await assembleCommand(folder);
  const site = await assembleSite(join(folder, 'site'));
  await writeFile(join(folder, 'lib/rules.d.ts'), ruleTypes());
  await cp(source('apps/cli/README.md'), join(folder, 'README.md'));
  await cp(source('LICENSE'), join(folder, 'LICENSE'));
  const licences = [
    licencesOf([...command.sources, ...site.sources]),
    await siteLicences('client'),
    await siteLicences('server'),
  ];
  await writeFile(join(folder, 'THIRD-PARTY.md'), thirdParty(licences));
  const packages = [...new Set([...command.packages, ...site.packages])].sort();
  const manifest = packageManifest(
    packages.filter((name) => !native.includes(name)),
    packages.filter((name) => native.includes(name)),
  );
  await writeManifest(folder, manifest);
}
