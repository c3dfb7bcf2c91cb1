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
  const address = (name: string) => {
    const text = value(name);
    if (text === undefined || isSafeAddress(text)) return text;
    faults.push(
      `${name} must be an https address such as "https://lender.example/api", without user, password or query; http is for this machine and for names without a dot (its value is not repeated here)`,
    );
    return undefined;
  };
  const credential = (name: string) => {
    const text = value(name);
    if (text === undefined || /^[\x21-\x7e]{1,4096}$/.test(text)) return text;
    faults.push(
      `${name} must be a credential of printable ASCII characters without spaces (its value is not repeated here)`,
    );
    return undefined;
  };

  const [url, token] = [address(urlVariable), credential(tokenVariable)];
  if (value(urlVariable) !== undefined && value(tokenVariable) === undefined)
    faults.push(`${tokenVariable} must be set with ${urlVariable}`);

  const tenants = new Set(
    names.flatMap((name) => {
      const [, tenant] = /^FORECOURT_LENDER_(?:URL|TOKEN)_(.+)$/.exec(name) ?? [];
      return tenant === undefined || value(name) === undefined ? [] : [tenant];
    }),
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

/** Whether birth dates may go there: over TLS, or without leaving the machine or its own network. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username || url.password || url.search || url.hash) return false;
  if (url.protocol === 'https:') return true;
  const { hostname } = url;
  const isNear = /^127(?:\.\d+){3}$/.test(hostname) || !/[.:]/.test(hostname);
  return url.protocol === 'http:' && (isNear || hostname === '[::1]');
}

/** The lender of a tenant. */
export const lenderOf = ({ shared, own }: LenderConfig, slug: string): LenderAccess | undefined =>
  own.get(slug.toUpperCase().replaceAll('-', '_')) ?? shared;
