import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assemble } from './assemble.ts';

/** Runs npm and gives what it prints on stdout. */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', [...args], { cwd, shell });
  return stdout;
}

/**
 * Packs the command.
 * @param folder gets the tarball, and the package's files in `package`.
 * @returns the tarball's path.
 */
export async function pack(folder: string): Promise<string> {
  const files = join(folder, 'package');
  await assemble(files);
  const [packed] = JSON.parse(await npm(['pack', '--json', '--pack-destination', folder], files));
  return join(folder, packed.filename);
}
