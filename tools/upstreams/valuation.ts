import { bearerOnly } from './bearer.ts';
import { startUpstream, type Asked, type Upstream, type UpstreamOptions } from './upstream.ts';

export interface ValuationOptions extends Partial<Pick<UpstreamOptions, 'port' | 'after'>> {
  readonly credential: string;
}

/** Year that the figures are for. */
const thisYear = 2026;

/**
 * A valuation service: a figure that falls with the car's age and distance, the same for the same car;
 * none for cars from before 1990, so that both can be tried by hand.
 */
export function startValuation({ credential, ...options }: ValuationOptions): Promise<Upstream> {
  const answer = ({ body }: Asked) => {
    const { make, model, year, kilometres = 0 } = JSON.parse(body) as Record<string, unknown>;
    if (!make || !model || typeof year !== 'number')
      return { status: 422, body: { message: 'make, model and year are required' } };
    if (year < 1990) return { status: 200, body: { value: null } };
    const age = Math.max(0, thisYear - year);
    const value = 45_000 * 0.88 ** age - Number(kilometres) * 0.04;
    return { status: 200, body: { value: Math.max(500, Math.round(value / 100) * 100) } };
  };
  return startUpstream({
    name: 'valuation',
    routes: bearerOnly(credential, [
      { name: 'valuations', method: 'POST', path: /^\/valuations$/, answer },
    ]),
    ...options,
  });
}
