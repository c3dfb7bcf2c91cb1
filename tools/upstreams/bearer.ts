import type { Route } from './upstream.ts';

/** The routes, for requests with the token; 401 for all others. */
export const bearerOnly = (credential: string, routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({
    ...route,
    answer: (asked) =>
      asked.headers.authorization === `Bearer ${credential}`
        ? route.answer(asked)
        : { status: 401, body: { message: 'Unauthorized' } },
  }));
