import { become, ensureBuilt, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['apps/site/build/server/index.js'], {
  env: { NODE_ENV: 'production', FORECOURT_LIST_TENANTS: 'true' },
});
