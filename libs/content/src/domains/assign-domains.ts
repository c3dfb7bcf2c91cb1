/**
 * Owners of domains and website ids: a tenant's slug by domain, spelled as `domainName` does, or by
 * `websiteName`.
 */
export type DomainOwners = ReadonlyMap<string, string>;

/** A domain or website id that a tenant's `site.json` names. */
export interface DomainClaim {
  readonly domain: string;
  /** The tenant's slug, which is also its folder's name. */
  readonly tenant: string;
  /** JSON Pointer of the claim in `site.json`. */
  readonly pointer: string;
}

/** A claim that is not served, with the reason. */
interface RefusedClaim {
  readonly claim: DomainClaim;
  readonly rule: 'domain-not-allowed' | 'duplicate-name';
  readonly message: string;
}

/** Rules of ownership. */
export interface DomainRules {
  /** The operator's list. If there is one, it alone decides about domains; it has no website ids. */
  readonly allowed?: DomainOwners;
  /** The path of that list, for messages. */
  readonly listedIn?: string;
  /** Owners so far; left out where no server's owners are known, as by a check. A domain stays with its owner for as long as the owner claims it. */
  readonly before?: DomainOwners;
  /** Tenants whose claims can't be read at the moment: they keep what they own. */
  readonly unreadable?: ReadonlySet<string>;
  /** True while claims of some tenants are not known yet: a domain without an owner waits for them. */
  readonly isPartial?: boolean;
}

/** Prefix of website ids among names: no domain has a colon. */
const websitePrefix = 'website:';

/**
 * Name of a website id among owners. Ids that a dashboard may treat as equal share a name: many read
 * only the leading number of `7-north`.
 */
export const websiteName = (id: string | number): string =>
  websitePrefix +
  String(id)
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)[^\da-z].*$/s, '$1');

export const isWebsite = (name: string): boolean => name.startsWith(websitePrefix);

/** Owners of domains, and the refused claims. */
export interface AssignedDomains {
  readonly owners: DomainOwners;
  readonly refused: readonly RefusedClaim[];
}

/**
 * Gives each domain and website id to at most one tenant (TEN-10): to the one that the operator lists; without a
 * list to the one that had it before; else to the only one that claims it. A domain that several
 * tenants claim and none had before is served by nobody.
 */
export function assignDomains(
  claims: readonly DomainClaim[],
  rules: DomainRules = {},
): AssignedDomains {
  const { allowed, before, unreadable, isPartial = false } = rules;
  const owners = new Map<string, string>();
  const refused: RefusedClaim[] = [];
  const listFor = (name: string) => (isWebsite(name) ? undefined : allowed);
  for (const [domain, tenant] of before ?? []) {
    const list = listFor(domain);
    if (unreadable?.has(tenant) && (list === undefined || list.get(domain) === tenant))
      owners.set(domain, tenant);
  }
  for (const [domain, group] of Map.groupBy(claims, (claim) => claim.domain)) {
    const tenants = [...new Set(group.map(({ tenant }) => tenant))];
    const earlier = owners.get(domain) ?? before?.get(domain);
    const holder = owners.has(domain) || tenants.includes(earlier ?? '') ? earlier : undefined;
    const list = listFor(domain);
    if (isPartial && list === undefined && holder === undefined) continue;
    const owner = list ? list.get(domain) : (holder ?? only(tenants));
    if (owner !== undefined && tenants.includes(owner)) owners.set(domain, owner);
    for (const claim of group) {
      if (claim.tenant === owner) continue;
      refused.push({ claim, ...reason(claim, tenants, owner, rules) });
    }
  }
  return { owners, refused };
}

const only = (tenants: readonly string[]) => (tenants.length === 1 ? tenants[0] : undefined);

function reason(
  { domain, tenant }: DomainClaim,
  tenants: readonly string[],
  owner: string | undefined,
  { allowed, listedIn, before }: DomainRules,
): Pick<RefusedClaim, 'rule' | 'message'> {
  if (allowed !== undefined && !isWebsite(domain)) {
    const list = `the operator's file${listedIn === undefined ? '' : ` ${listedIn}`} (FORECOURT_DOMAINS)`;
    const decided =
      owner === undefined
        ? `${list} lists the domain "${domain}" for no tenant, so it is not served`
        : `${list} gives the domain "${domain}" to the tenant "${owner}", so it is not served from here`;
    return {
      rule: 'domain-not-allowed',
      message: `${decided}; remove it, or ask the operator to list it for "${tenant}"`,
    };
  }
  const others = tenants.filter((each) => each !== tenant).map((each) => `"${each}"`);
  if (isWebsite(domain)) {
    const id = `the website id "${domain.slice(websitePrefix.length)}"`;
    return {
      rule: 'duplicate-name',
      message: owner
        ? `${id} belongs to the tenant "${owner}" and stays there; use the id of this website`
        : `${id} is also claimed by ${others.join(' and ')}; only one tenant can have it, and ${before === undefined ? 'a server that used the shared dashboard credential for one of them before continues to, otherwise it uses it for none' : 'until then the shared dashboard credential is used for none'}`,
    };
  }
  if (owner !== undefined)
    return {
      rule: 'duplicate-name',
      message: `the domain "${domain}" belongs to the tenant "${owner}" and stays there; remove it here`,
    };
  return {
    rule: 'duplicate-name',
    message: `the domain "${domain}" is also claimed by ${others.join(' and ')}; only one tenant can have it: ${before === undefined ? 'a server that already serves it keeps serving it from the same tenant, otherwise nobody is served there' : 'until then nobody is served there'}; remove it from the others, or have the operator decide with FORECOURT_DOMAINS`,
  };
}
