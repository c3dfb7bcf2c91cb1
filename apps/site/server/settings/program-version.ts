import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns a hash of a program's files and of the Node.js that runs it. */
export async function programVersion(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const hash = createHash('sha256').update(process.version);
  for (const name of names.filter((each) => each.endsWith('.js')).sort())
    hash.update(`\0${name}\0`).update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}
