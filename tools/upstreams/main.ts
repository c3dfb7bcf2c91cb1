import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCrm } from './crm.ts';
import { startDashboard } from './dashboard.ts';
import { startLender } from './lender.ts';
import { startMaps } from './maps.ts';
import { websiteOf } from './tenant-files.ts';
import { startValuation } from './valuation.ts';

/** Local credentials of upstreams that nobody else can reach; no secrets. */
const credential = 'local-development';
const webhookSecret = `whsec_${Buffer.from('local development only').toString('base64')}`;

const usage = `Usage: node tools/upstreams/main.ts [--port 4100] <tenant's folder> …

Starts a dashboard, a lender, a maps service, a CRM and a valuation service on 127.0.0.1 with the data of the tenants,
at the port and those after it. README.md beside this file says how to make them fail.`;

/** Starts every upstream and prints how to make the site use them. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4100' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const port = Number(values.port);
  if (values.help || positionals.length === 0 || !(port >= 1 && port <= 65_531)) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const websites = await Promise.all(positionals.map((each) => websiteOf(path.resolve(each))));
  const carIds = websites.flatMap((website) => website.carIds);
  const dashboard = await startDashboard({ credential, websites, port });
  const lender = await startLender({
    credential,
    satelliteUrl: 'https://lender.example',
    dealershipOfCar: new Map(carIds.map((id, at) => [id, `T-${1 + (at % 3)}`])),
    port: port + 1,
  });
  const maps = await startMaps({ credential, port: port + 2 });
  const crm = await startCrm({ secret: webhookSecret, port: port + 3 });
  const valuation = await startValuation({ credential, port: port + 4 });

  console.log(`Dashboard  ${dashboard.url}   websites ${websites.map(({ id }) => id).join(', ')}
           site.json: "integrations": { "dashboardHost": "${dashboard.url}" }
           environment: FORECOURT_DASHBOARD_TOKEN=${credential} FORECOURT_DASHBOARD_HOSTS=${new URL(dashboard.url).host}
Lender     ${lender.url}   environment: FORECOURT_LENDER_URL=${lender.url} FORECOURT_LENDER_TOKEN=${credential}
           site.json: "settings": { "finance": { "satelliteHosts": ["lender.example"] } }
Maps       ${maps.url}   environment: FORECOURT_MAPS_URL=${maps.url} FORECOURT_MAPS_KEY=${credential}
CRM        ${crm.url}/leads   signed with ${webhookSecret}
Valuation  ${valuation.url}   environment: FORECOURT_VALUATION_URL=${valuation.url} FORECOURT_VALUATION_TOKEN=${credential}

Each has a control endpoint, for example:
  curl -X PUT ${dashboard.url}/__control -d '{"fault":"slow","route":"team"}'
  curl -X DELETE ${dashboard.url}/__control`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
