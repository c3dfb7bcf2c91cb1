import { ensureValidators } from './validators.mjs';
import { become, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureValidators();
become(node, ['apps/site/server/http/dev.ts'], {
  env: { NODE_ENV: 'development', FORECOURT_LIST_TENANTS: 'true' },
});
