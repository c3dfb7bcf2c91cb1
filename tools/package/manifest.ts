import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './bundle.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly engines: { readonly node: string };
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): Manifest =>
  JSON.parse(readFileSync(join(workspace, path, 'package.json'), 'utf8'));

/** The command's manifest in the workspace. */
export const commandManifest = (): Manifest => read('apps/cli');

/** The version range in which the workspace itself asks for a package. */
function rangeOf(name: string): string {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(workspace, folder)).map((each) => `${folder}/${each}`),
  );
  const range = projects.map((path) => read(path).dependencies?.[name]).find(Boolean);
  if (range === undefined) throw new Error(`No project of the workspace asks for ${name}.`);
  return range;
}

const ranges = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, rangeOf(name)]));

/**
 * The manifest of the package: its own facts and what must be installed beside it, nothing of the
 * workspace.
 * @param needed packages without which commands fail.
 * @param optional packages whose native code not every system has.
 */
export function packageManifest(
  needed: readonly string[],
  optional: readonly string[],
): Readonly<Record<string, unknown>> {
  const { version, description, license, type, engines, bin } = commandManifest();
  return {
    name: 'forecourt',
    version,
    description,
    license,
    type,
    engines,
    bin,
    imports: { '#main': './lib/main.js' },
    // Plugins import defineRule and their types from here.
    exports: {
      './rules': { types: './lib/rules.d.ts', default: './lib/rules.js' },
      './package.json': './package.json',
    },
    files: ['bin', 'lib', 'lint-rules', 'site', 'THIRD-PARTY.md'],
    dependencies: ranges(needed),
    optionalDependencies: ranges(optional),
  };
}
