import { become, ensureBuilt, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['tools/bench/main.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
});
