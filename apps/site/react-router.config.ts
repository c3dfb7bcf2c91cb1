import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The client router is never sent to visitors, so routes are not discovered lazily.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
