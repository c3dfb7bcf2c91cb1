import { become, ensureBuilt, ensureInstalled, node } from './workspace.mjs';

ensureInstalled();
ensureBuilt();
console.error(`Forecourt: ${address()}`);
become(node, ['apps/site/build/server/index.js'], {
  env: { NODE_ENV: 'production', FORECOURT_LIST_TENANTS: 'true' },
});

/** Where the server answers: the list of tenants is at `localhost`, if that reaches it. */
function address() {
  const { PORT: port = '', HOST = '' } = process.env;
  const host = HOST.trim();
  if (['', 'localhost', '0.0.0.0', '127.0.0.1', '::', '::1', '[::]', '[::1]'].includes(host))
    return `http://localhost:${port || 3000} lists the demo tenants.`;
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return `listening on http://${bracketed}:${port || 3000}, by the tenants' own domains.`;
}
