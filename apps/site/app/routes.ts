import { index, route, type RouteConfig } from '@react-router/dev/routes';

// Two routes, one module: `*` matches every path except the root itself.
export default [
  index('routes/page.ts', { id: 'home' }),
  route('*', 'routes/page.ts', { id: 'page' }),
] satisfies RouteConfig;
