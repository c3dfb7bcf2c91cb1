/** Packs the command `forecourt` into a tarball that npm installs, and prints where it is. */
import { relative } from 'node:path';
import { pack } from './pack.ts';
import { workspace } from './bundle.ts';

const tarball = await pack(`${workspace}/apps/cli/dist`);
console.log(relative(process.env.INIT_CWD ?? process.cwd(), tarball));
