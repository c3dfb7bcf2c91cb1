import { ensureValidators } from './validators.mjs';
import { become, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureValidators();
become(node, ['apps/site/server/dev/dev-server.ts'], {
  env: { NODE_ENV: 'development', FORECOURT_LIST_TENANTS: 'true' },
});
