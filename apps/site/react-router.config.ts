import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The client router is never sent to visitors, so nobody asks for routes bit by bit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
