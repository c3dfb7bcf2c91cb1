import { faults, type Fault, type Reply } from './fault.ts';
import type { Plan } from './plan.ts';
import type { Arrival } from './upstream.ts';

const bad = (message: string): Reply => ({ status: 400, body: { message } });

/**
 * The control endpoint of an upstream:
 * `GET /__control` returns the routes, the planned faults and the received requests;
 * `PUT /__control` with `{"fault": "slow", "route": "team"}` lets a route fail, all without `route`;
 * `PUT /__control` with `{"route": "leads", "status": 500, "body": {}}` sets a route's answer;
 * `DELETE /__control` heals all.
 */
export function createControl(name: string, plan: Plan, arrivals: readonly Arrival[]) {
  const state = (): Reply => ({
    status: 200,
    body: {
      name,
      faults,
      routes: Object.fromEntries(plan.routes.map((route) => [route, plan.of(route)])),
      arrivals,
    },
  });

  return (method: string, path: string, body: string): Reply => {
    if (path !== '/__control') return { status: 404, body: { message: 'Not Found' } };
    switch (method) {
      case 'GET':
        return state();
      case 'DELETE':
        plan.heal();
        return state();
      case 'PUT':
        try {
          applyPlan(plan, JSON.parse(body) as PlanRequest);
        } catch (error) {
          return bad(error instanceof Error ? error.message : 'cannot be read');
        }
        return state();
      default:
        return { status: 405, body: { message: 'GET, PUT and DELETE only' } };
    }
  };
}

interface PlanRequest {
  readonly fault?: unknown;
  readonly route?: unknown;
  readonly status?: unknown;
  readonly body?: unknown;
}

function applyPlan(plan: Plan, { fault, route, status, body }: PlanRequest): void {
  if (route !== undefined && typeof route !== 'string') throw new TypeError('route must be a name');
  if (fault !== undefined) {
    if (!faults.includes(fault as Fault))
      throw new TypeError(`fault must be one of ${faults.join(', ')}`);
    plan.fail(fault as Fault, route);
  } else if (route !== undefined && Number.isInteger(status) && Number(status) >= 200) {
    plan.answer(route, { status: Number(status), body });
  } else throw new TypeError('give a fault, or a route with a status and a body');
}
