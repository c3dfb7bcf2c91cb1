import { route, type RouteConfig } from '@react-router/dev/routes';

export default [route('*', 'routes/page.ts', { id: 'page' })] satisfies RouteConfig;
