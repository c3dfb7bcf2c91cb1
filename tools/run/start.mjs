import { become, ensureBuilt, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['apps/site/server/index.ts'], {
  env: { NODE_ENV: 'production', FORECOURT_LIST_TENANTS: '1' },
});
