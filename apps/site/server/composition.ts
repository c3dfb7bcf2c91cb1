import { createImageService } from './images/image-service.ts';
import { createApp } from './app.ts';
import { createLogger } from './request-log.ts';
import { fontUrls } from './fonts.ts';
import type { Config } from './config.ts';
import { sampleRenderer } from './testing/sample-app.ts';
import { sampleTenant } from './testing/sample-tenant.ts';
export async function compose(config: Config, { clientDir }: { clientDir: string }) {
  const tenant = await sampleTenant('north');
  const log = createLogger(config.logLevel);
  log.info(fontUrls);
  const build = await import('virtual:react-router/server-build');
  log.info(build.assets);
  const app = createApp({
    log,
    images: createImageService({ dataDir: config.dataDir, concurrency: 2 }),
    renderer: sampleRenderer(),
    build,
    clientFiles: { clientDir },
    tenants: { all: () => [tenant], onChange: () => () => {}, close: async () => {} },
  });
  return { app, log, tenantCount: () => 1, stopping() {}, async close() {} };
}
