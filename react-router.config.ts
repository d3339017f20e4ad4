import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The table of routes comes with the page: a route that has to be asked for first cannot be reached without a line.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
