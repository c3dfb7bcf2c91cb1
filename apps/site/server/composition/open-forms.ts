import { configuredTurnstile } from '../captcha/configured-captcha.ts';
import type { FormsOptions } from '../forms/form-routes.ts';
import { composeLeads } from '../leads/compose-leads.ts';
import { httpLenders } from '../leads/lenders.ts';
import { httpValuations } from '../leads/valuations.ts';
import { openRedis } from '../limits/open-redis.ts';
import { logRedis } from '../limits/redis-log.ts';
import { readSecrets } from '../settings/secrets.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import type { SiteProcess } from './site-process.ts';

/** Opens the leads and the services that forms need. */
export async function openForms(own: SiteProcess, tenants: TenantSource) {
  const { config, role, metrics, log, serverLog } = own;
  const { dataDir, mode } = config;
  const secrets = await readSecrets(config.secrets, dataDir, config.leadsFile);
  const lenderOf = httpLenders(config.lender);
  const leads = await composeLeads({
    store: {
      databaseUrl: config.data.databaseUrl,
      dataDir,
      mustExist: role !== undefined && !role.isFirst,
    },
    config: config.leads,
    isProduction: mode === 'production',
    secrets,
    tenants,
    lenderOf,
    metrics,
    role,
    log,
    serverLog,
  });
  const onCaptchaFailure = (reason: string) => log.warn({ reason }, 'Turnstile did not answer');
  const redis = config.redisUrl ? openRedis(config.redisUrl, logRedis(log)) : undefined;
  const options: FormsOptions = {
    leads,
    secrets,
    lenderOf,
    valuationsOf: httpValuations(config.valuation),
    log,
    onLeadLost: metrics.lostLead,
    redis,
    captcha: config.turnstile && configuredTurnstile(config.turnstile, onCaptchaFailure),
  };
  return { options, closeLeads: leads.close, closeRedis: () => redis?.close() };
}
