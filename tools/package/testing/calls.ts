import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../bundle.ts';
import { removeFolder, temporaryFolder } from './installed-command.ts';

/** A call of a command, and what somebody gets. */
interface Call {
  readonly args: readonly string[];
  readonly code: number;
  readonly says: string | RegExp;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

/** What calls look at, from the folder that they run in. */
export const tenant = 'tenants/harbour-city';
export const nowhere = 'postgres://somebody:secret@127.0.0.1:1/forecourt';

/** At least one call for every command: what it reads and loads must be in the package. */
export const calls: Readonly<Record<string, readonly Call[]>> = {
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
  new: [
    { args: ['tenant', 'bay-autos'], code: 0, says: 'tenants/bay-autos/site.json' },
    { args: ['page', 'tenants/bay-autos', '/sale'], code: 0, says: 'pages/sale.json' },
    { args: ['block', 'priceTicker'], code: 2, says: 'run this in a clone of the repository' },
  ],
  import: [
    { args: [tenant, 'stock.csv', '--dry-run'], code: 0, says: '1 car would be imported' },
    { args: [tenant, 'stock.csv', '--database', nowhere], code: 2, says: 'ECONNREFUSED' },
    {
      args: [tenant, 'stock.csv'],
      env: { TYPESENSE_URL: 'http://127.0.0.1:1', TYPESENSE_API_KEY: 'key' },
      code: 2,
      says: 'Typesense cannot take the stock',
    },
    { args: [tenant, 'stock.csv'], code: 0, says: '1 car' },
  ],
  leads: [
    { args: ['list'], env: { FORECOURT_DATA_DIR: 'nothing' }, code: 2, says: 'there are no leads' },
    { args: ['list'], env: { DATABASE_URL: nowhere }, code: 2, says: 'can’t be reached' },
    { args: ['preview', '/service', '--tenant', tenant], code: 0, says: '<adf>' },
  ],
  preview: [{ args: ['--at', 'soon'], code: 2, says: '--at soon is not a date' }],
  diff: [
    {
      args: [tenant, '--at', '2025-04-01', '--at', '2025-04-02', '-f', 'html'],
      code: 0,
      says: /^<!doctype html>/,
    },
  ],
  impact: [{ args: ['imageBanner', tenant], code: 0, says: 'imageBanner' }],
  schema: [{ args: ['page'], code: 0, says: '"$schema"' }],
  forms: [{ args: ['graph', '/service', '--tenant', 'harbour-city'], code: 0, says: 'flowchart' }],
};

/** A folder with all that the calls name. @returns it, and what removes it. */
export async function folderForCalls(): Promise<{ cwd: string; remove: () => Promise<void> }> {
  const cwd = await temporaryFolder();
  await cp(join(workspace, tenant), join(cwd, tenant), { recursive: true });
  await mkdir(join(cwd, 'broken/pages'), { recursive: true });
  await cp(join(workspace, tenant, 'site.json'), join(cwd, 'broken/site.json'));
  await writeFile(join(cwd, 'broken/pages/home.json'), '{');
  await writeFile(join(cwd, 'stock.csv'), 'id,make,model,year,price\n1,Kilo,Lima,2024,9990\n');
  return { cwd, remove: () => removeFolder(cwd) };
}
