import {
  isSafeService,
  safeService,
  secretReader,
  tenantsWith,
  tenantSuffix,
} from '../settings/settings-reader.ts';

/** Lenders that receive finance applications. Contains credentials: never log it. */
export interface LenderConfig {
  /** The default lender of tenants without one of their own. */
  readonly shared?: LenderAccess;
  /** Lenders by tenant, written as in the variables' names: `HARBOUR_CITY`. */
  readonly own: ReadonlyMap<string, LenderAccess>;
}

/** A lender's address and credential. */
export interface LenderAccess {
  readonly url: string;
  readonly token: string;
}

const urlVariable = 'FORECOURT_LENDER_URL';
const tokenVariable = 'FORECOURT_LENDER_TOKEN';

/**
 * Reads the lenders. A tenant's credential alone is used at the shared address; a tenant's address
 * needs a credential too, since the shared one must not be sent to another host. Messages never
 * repeat a value, since each may contain a secret.
 * @param names of all variables that are set.
 * @param value of a variable, undefined if it is unset or empty.
 * @param faults receives a message for every invalid value.
 */
export function readLenderConfig(
  names: readonly string[],
  value: (name: string) => string | undefined,
  faults: string[],
): LenderConfig {
  const reader = secretReader(value, faults);
  const { credential } = reader;
  const address = (name: string) =>
    reader.address(name, isSafeService, safeService('https://lender.example/api'));

  const [url, token] = [address(urlVariable), credential(tokenVariable)];
  const [hasUrl, hasToken] = [value(urlVariable), value(tokenVariable)].map(Boolean);
  if (hasUrl && !hasToken) faults.push(`${tokenVariable} must be set with ${urlVariable}`);
  if (hasToken && !hasUrl) faults.push(`${urlVariable} must be set with ${tokenVariable}`);

  const tenants = new Set(
    [urlVariable, tokenVariable].flatMap((variable) =>
      tenantsWith(variable, names, faults).filter(
        (tenant) => value(`${variable}_${tenant}`) !== undefined,
      ),
    ),
  );
  const own = new Map<string, LenderAccess>();
  for (const tenant of tenants) {
    const [urlName, tokenName] = [`${urlVariable}_${tenant}`, `${tokenVariable}_${tenant}`];
    const [ownUrl, ownToken] = [address(urlName) ?? url, credential(tokenName)];
    if (value(tokenName) === undefined) faults.push(`${tokenName} must be set with ${urlName}`);
    else if (value(urlName) === undefined && value(urlVariable) === undefined)
      faults.push(`${urlName} or ${urlVariable} must be set with ${tokenName}`);
    else if (ownUrl && ownToken) own.set(tenant, { url: ownUrl, token: ownToken });
  }
  return { shared: url && token ? { url, token } : undefined, own };
}

/** Returns the lender of a tenant. */
export const lenderOf = ({ shared, own }: LenderConfig, slug: string): LenderAccess | undefined =>
  own.get(tenantSuffix(slug)) ?? shared;
