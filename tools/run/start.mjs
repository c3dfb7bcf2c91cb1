import { become, ensureBuilt, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
console.error(`Forecourt: http://localhost:${process.env.PORT || 3000} lists the demo tenants.`);
become(node, ['apps/site/build/server/index.js'], {
  env: { NODE_ENV: 'production', FORECOURT_LIST_TENANTS: 'true' },
});
