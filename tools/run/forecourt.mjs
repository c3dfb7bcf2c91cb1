import { ensureValidators } from './validators.mjs';
import { become, ensureInstalled, node, root } from './workspace.mjs';

ensureInstalled();
ensureValidators();
// npm runs scripts in the workspace's root; INIT_CWD is where the person stands.
become(node, [`${root}/apps/cli/bin/forecourt.cjs`, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
