// Runs one of the workspace's programs in TypeScript on the pinned Node.
import { become, ensureInstalled, node, root } from './workspace.mjs';
import { ensureValidators } from './validators.mjs';

const [program = '', ...args] = process.argv.slice(2);
ensureInstalled();
if (!program.startsWith('tools/codegen/')) ensureValidators();
become(node, [`${root}/${program}`, ...args]);
