import { become, ensureBuilt, ensureInstalled, node, root } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
become(node, [`${root}/tools/package/main.ts`]);
