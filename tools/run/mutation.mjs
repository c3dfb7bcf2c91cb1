import { ensureValidators } from './validators.mjs';
import { become, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureValidators();
become(node, ['tools/mutation/main.ts', ...process.argv.slice(2)]);
