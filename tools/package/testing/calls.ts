import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../bundle.ts';
import { removeFolder, temporaryFolder } from './installed-command.ts';
import type { InstalledCommand } from './installed-command.ts';

/** A call of a command and its expected output. */
interface Call {
  readonly args: readonly string[];
  readonly code: number;
  readonly says: string | RegExp;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

/** Tenant that the calls use, relative to their working directory. */
export const tenant = 'tenants/kauri-motors';
export const nowhere = 'postgres://someone:secret@127.0.0.1:1/forecourt';

const rename = `export const id = 'rename';
export const description = 'Renames.';
export function* migrate({ blocks }) {
  for (const { block, pointer } of blocks)
    if (block.type === 'header') yield { pointer: \`\${pointer}/data/text\`, value: 'Renamed' };
}
`;

/** Messages of an editor that starts the language server and ends it again. */
const editor = [
  { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
  { method: 'initialized', params: {} },
  { id: 2, method: 'shutdown' },
  { method: 'exit' },
]
  .map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
  .map((text) => `Content-Length: ${text.length}\r\n\r\n${text}`)
  .join('');

/** At least one call for every command: what it reads and loads must be in the package. */
export const calls: Readonly<Record<string, readonly Call[]>> = {
  check: [
    { args: [tenant, '--cache'], code: 0, says: 'No findings in' },
    { args: [tenant, '--cache'], code: 0, says: 'No findings in' },
  ],
  validate: [
    { args: [tenant], code: 0, says: 'No findings in' },
    { args: ['broken'], code: 1, says: 'pages/home.json:1' },
  ],
  lint: [
    { args: [tenant, '--horizon', '30d', '-f', 'sarif'], code: 0, says: '"version": "2.1.0"' },
  ],
  explain: [
    { args: [], code: 0, says: 'heading-order' },
    { args: ['heading-order'], code: 0, says: /^# heading-order\n/ },
  ],
  'test-rules': [{ args: [], code: 0, says: 'no rules of its own' }],
  new: [
    { args: ['tenant', 'bay-autos'], code: 0, says: 'tenants/bay-autos/site.json' },
    { args: ['page', 'tenants/bay-autos', '/sale'], code: 0, says: 'pages/sale.json' },
    { args: ['block', 'priceTicker'], code: 2, says: 'run this command in a clone' },
  ],
  import: [
    {
      args: [tenant, 'stock.csv', '--dry-run', '--allow-fewer'],
      code: 0,
      says: '1 car would be imported',
    },
    { args: [tenant, 'stock.csv', '--database', nowhere], code: 2, says: 'ECONNREFUSED' },
    {
      args: [tenant, 'stock.csv'],
      env: { TYPESENSE_URL: 'http://127.0.0.1:1', TYPESENSE_API_KEY: 'key' },
      code: 2,
      says: 'Typesense cannot take the stock',
    },
    { args: [tenant, 'stock.csv', '--allow-fewer'], code: 0, says: '1 car' },
  ],
  leads: [
    { args: ['list'], env: { FORECOURT_DATA_DIR: 'nothing' }, code: 2, says: 'there are no leads' },
    { args: ['list'], env: { DATABASE_URL: nowhere }, code: 2, says: 'can’t be reached' },
    { args: ['preview', '/book-test-drive', '--tenant', tenant], code: 0, says: '<adf>' },
  ],
  preview: [{ args: ['--at', 'soon'], code: 2, says: '--at soon is not a date' }],
  diff: [
    {
      args: [tenant, '--at', '2025-04-01', '--at', '2025-04-02', '-f', 'html'],
      code: 0,
      says: /^<!doctype html>/,
    },
  ],
  lsp: [{ args: ['--stdio'], stdin: editor, code: 0, says: '"serverInfo":{"name":"forecourt"' }],
  init: [{ args: ['website'], code: 0, says: '.github/workflows/forecourt.yml' }],
  completion: [{ args: ['bash'], code: 0, says: '_forecourt' }],
  doctor: [{ args: [], code: 0, says: /^ok +built site: /m }],
  'schema-diff': [{ args: ['main'], code: 2, says: 'run this in a clone of the repository' }],
  migrate: [
    { args: [tenant, '--check'], code: 0, says: 'Nothing to migrate' },
    { args: ['--codemod', 'rename.mjs', '--dry-run'], code: 0, says: /^\+.*"text": "Renamed"/m },
  ],
  move: [
    {
      args: ['/finance', '/loans', '--tenant', tenant, '--dry-run'],
      code: 0,
      says: /^\+.*\/loans/m,
    },
  ],
  stats: [{ args: [tenant], code: 0, says: 'kauri-motors' }],
  impact: [{ args: ['imageBanner', tenant], code: 0, says: 'imageBanner' }],
  schema: [{ args: ['page'], code: 0, says: '"$schema"' }],
  forms: [{ args: ['graph', '/service', '--tenant', 'kauri-motors'], code: 0, says: 'flowchart' }],
};

/** A folder with all that the calls name. @returns it, and what removes it. */
export async function folderForCalls(): Promise<{ cwd: string; remove: () => Promise<void> }> {
  const cwd = await temporaryFolder();
  await cp(join(workspace, tenant), join(cwd, tenant), { recursive: true });
  await mkdir(join(cwd, 'broken/pages'), { recursive: true });
  await cp(join(workspace, tenant, 'site.json'), join(cwd, 'broken/site.json'));
  await writeFile(join(cwd, 'broken/pages/home.json'), '{');
  await mkdir(join(cwd, 'website'));
  await writeFile(join(cwd, 'rename.mjs'), rename);
  await writeFile(join(cwd, 'stock.csv'), 'id,make,model,year,price\n1,Kilo,Lima,2024,9990\n');
  return { cwd, remove: () => removeFolder(cwd) };
}

/**
 * Makes every call, one after the other.
 * @returns those that end otherwise than they should, with what they said; none if all is well.
 */
export async function failedCalls(forecourt: InstalledCommand, cwd: string): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, ofCommand] of Object.entries(calls))
    for (const { args, code, says, ...options } of ofCommand) {
      const run = await forecourt.run([name, ...args], { cwd, ...options });
      const said = run.stdout + run.stderr;
      const right = typeof says === 'string' ? said.includes(says) : says.test(said);
      const stack = /Warning:|\n {4}at /.test(run.stderr);
      if (run.code !== code || !right || stack)
        errors.push(`${name} ${args.join(' ')}: exit ${run.code}\n${said.slice(0, 2000)}`);
    }
  return errors;
}
