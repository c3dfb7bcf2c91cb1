import {
  isSafeService,
  safeService,
  secretReader,
  tenantsWith,
  tenantSuffix,
} from './settings-reader.ts';

/** A service's address and credential. */
export interface ServiceAccess {
  readonly url: string;
  readonly token: string;
}

/** Services of one kind. Contains credentials: never log it. */
export interface ServiceConfig {
  /** The default of tenants without one of their own. */
  readonly shared?: ServiceAccess;
  /** Services by tenant, written as in the variables' names: `HARBOUR_CITY`. */
  readonly own: ReadonlyMap<string, ServiceAccess>;
}

/** Variables of a kind of service; each may end in a tenant. */
export interface ServiceVariables {
  readonly url: string;
  readonly token: string;
  /** An address for messages. */
  readonly example: string;
}

/**
 * Reads the services of one kind. A tenant's credential alone is used at the shared address; a tenant's
 * address needs a credential too, since the shared one must not be sent to another host. Messages never
 * repeat a value, since each may contain a secret.
 * @param names of all variables that are set.
 * @param value of a variable, undefined if it is unset or empty.
 * @param errors receives a message for every invalid value.
 */
export function readServiceConfig(
  { url: urlVariable, token: tokenVariable, example }: ServiceVariables,
  names: readonly string[],
  value: (name: string) => string | undefined,
  errors: string[],
): ServiceConfig {
  const reader = secretReader(value, errors);
  const { credential } = reader;
  const address = (name: string) => reader.address(name, isSafeService, safeService(example));

  const [url, token] = [address(urlVariable), credential(tokenVariable)];
  const [hasUrl, hasToken] = [value(urlVariable), value(tokenVariable)].map(Boolean);
  if (hasUrl && !hasToken) errors.push(`${tokenVariable} must be set with ${urlVariable}`);
  if (hasToken && !hasUrl) errors.push(`${urlVariable} must be set with ${tokenVariable}`);

  const tenants = new Set(
    [urlVariable, tokenVariable].flatMap((variable) =>
      tenantsWith(variable, names, errors).filter(
        (tenant) => value(`${variable}_${tenant}`) !== undefined,
      ),
    ),
  );
  const own = new Map<string, ServiceAccess>();
  for (const tenant of tenants) {
    const [urlName, tokenName] = [`${urlVariable}_${tenant}`, `${tokenVariable}_${tenant}`];
    const [ownUrl, ownToken] = [address(urlName) ?? url, credential(tokenName)];
    if (value(tokenName) === undefined) errors.push(`${tokenName} must be set with ${urlName}`);
    else if (value(urlName) === undefined && value(urlVariable) === undefined)
      errors.push(`${urlName} or ${urlVariable} must be set with ${tokenName}`);
    else if (ownUrl && ownToken) own.set(tenant, { url: ownUrl, token: ownToken });
  }
  return { shared: url && token ? { url, token } : undefined, own };
}

/** Returns the service of a tenant. */
export const serviceOf = (
  { shared, own }: ServiceConfig,
  slug: string,
): ServiceAccess | undefined => own.get(tenantSuffix(slug)) ?? shared;

/** Creates the adapters of services, one for each address and credential. */
export function servicesBy<T>(
  config: ServiceConfig,
  create: (access: ServiceAccess) => T,
): (slug: string) => T | undefined {
  const made = new Map<string, T>();
  return (slug) => {
    const access = serviceOf(config, slug);
    if (!access) return undefined;
    const key = JSON.stringify(access);
    const service = made.get(key) ?? create(access);
    made.set(key, service);
    return service;
  };
}
