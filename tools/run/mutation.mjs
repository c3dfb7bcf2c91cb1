import { become, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
become(node, ['tools/mutation/main.ts', ...process.argv.slice(2)]);
