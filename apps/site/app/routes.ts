import { index, route, type RouteConfig } from '@react-router/dev/routes';

// Two routes, one module: `*` is every path but the root's own.
export default [
  index('routes/page.ts', { id: 'home' }),
  route('*', 'routes/page.ts', { id: 'page' }),
] satisfies RouteConfig;
