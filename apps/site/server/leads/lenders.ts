import { httpLender, type Lender } from '@forecourt/leads';
import { lenderOf, type LenderConfig } from './lender-config.ts';

/** Returns the lender of a tenant; undefined if it has none. */
export type LenderOf = (slug: string) => Lender | undefined;

/** Creates lenders over HTTP, one for each address and credential. */
export function httpLenders(config: LenderConfig): LenderOf {
  const made = new Map<string, Lender>();
  return (slug) => {
    const access = lenderOf(config, slug);
    if (!access) return undefined;
    const key = JSON.stringify(access);
    const lender = made.get(key) ?? httpLender({ url: access.url, credential: access.token });
    made.set(key, lender);
    return lender;
  };
}
