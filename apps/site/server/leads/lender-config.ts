import {
  isSafeService,
  safeService,
  secretReader,
  tenantsWith,
  tenantSuffix,
} from '../settings/settings-reader.ts';

/** Where finance applications go, and with what. Holds credentials: never log it. */
export interface LenderConfig {
  /** The lender of every tenant that has none of its own. */
  readonly shared?: LenderAccess;
  /** Lenders by tenant, written as in the variables' names: `HARBOUR_CITY`. */
  readonly own: ReadonlyMap<string, LenderAccess>;
}

/** A lender's address and the credential it is asked with. */
export interface LenderAccess {
  readonly url: string;
  readonly token: string;
}

const urlVariable = 'FORECOURT_LENDER_URL';
const tokenVariable = 'FORECOURT_LENDER_TOKEN';

/**
 * Reads the lenders. A tenant with a credential alone has it used at the shared address; one with an
 * address needs a credential too, for the shared one is none of that host's business. Faults never
 * repeat a value: each may hold a secret.
 * @param names of all variables that are set.
 * @param value of a variable, undefined if it is unset or empty.
 * @param faults gets a sentence for every value that is wrong.
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
  return { ...(url && token && { shared: { url, token } }), own };
}

/** The lender of a tenant. */
export const lenderOf = ({ shared, own }: LenderConfig, slug: string): LenderAccess | undefined =>
  own.get(tenantSuffix(slug)) ?? shared;
