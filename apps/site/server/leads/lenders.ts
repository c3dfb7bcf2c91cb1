import { httpLender, type Lender } from '@forecourt/leads';
import { servicesBy, type ServiceConfig } from '../settings/service-access.ts';

/** Returns the lender of a tenant; undefined if it has none. */
export type LenderOf = (slug: string) => Lender | undefined;

/** Variables of lenders. */
export const lenderVariables = {
  url: 'FORECOURT_LENDER_URL',
  token: 'FORECOURT_LENDER_TOKEN',
  example: 'https://lender.example/api',
} as const;

/** Creates lenders over HTTP, one for each address and credential. */
export const httpLenders = (config: ServiceConfig): LenderOf =>
  servicesBy(config, ({ url, token }) => httpLender({ url, credential: token }));
