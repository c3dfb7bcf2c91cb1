import type { Fault, Reply } from './fault.ts';

/** A planned fault of a route. */
interface Planned {
  readonly fault?: Fault;
  /** Answered instead of what the route would say. */
  readonly reply?: Reply;
}

/** Planned faults of an upstream's routes. */
export interface Plan {
  readonly routes: readonly string[];
  readonly of: (route: string) => Planned;
  /** Lets a route fail until it is healed, all of them without a name. */
  readonly fail: (fault: Fault, route?: string) => void;
  /** Lets a route give this answer until it is healed. */
  readonly answer: (route: string, reply: Reply) => void;
  /** All routes are well again. */
  readonly heal: () => void;
}

/** A plan in which every route is well. */
export function createPlan(routes: readonly string[]): Plan {
  const planned = new Map<string, Planned>();
  const known = (route: string) => {
    if (!routes.includes(route))
      throw new RangeError(`there is no route "${route}", only ${routes.join(', ')}`);
    return route;
  };
  return {
    routes,
    of: (route) => planned.get(route) ?? {},
    fail(fault, route) {
      for (const each of route === undefined ? routes : [known(route)])
        planned.set(each, { ...planned.get(each), fault });
    },
    answer: (route, reply) => void planned.set(known(route), { reply }),
    heal: () => planned.clear(),
  };
}
