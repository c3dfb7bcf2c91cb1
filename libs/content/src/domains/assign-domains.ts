/** Owners of domains: a tenant's slug by domain, spelled as `domainName` does. */
export type DomainOwners = ReadonlyMap<string, string>;

/** A domain that a tenant's `site.json` names. */
export interface DomainClaim {
  readonly domain: string;
  /** The tenant's slug, which is also its folder's name. */
  readonly tenant: string;
  /** Where in `site.json` the claim is. */
  readonly pointer: string;
}

/** A claim that is not served, and why. */
export interface RefusedClaim {
  readonly claim: DomainClaim;
  readonly rule: 'domain-not-allowed' | 'duplicate-name';
  readonly message: string;
}

/** Who may own what. */
export interface DomainRules {
  /** The operator's list. Where there is one, it decides alone. */
  readonly allowed?: DomainOwners;
  /** Owners so far. A domain stays with its owner for as long as the owner claims it. */
  readonly before?: DomainOwners;
  /** Tenants whose claims can't be read at the moment: they keep what they own. */
  readonly unreadable?: ReadonlySet<string>;
}

/** Which tenant each domain reaches, and the claims that came to nothing. */
export interface AssignedDomains {
  readonly owners: DomainOwners;
  readonly refused: readonly RefusedClaim[];
}

/**
 * Gives each domain to at most one tenant (TEN-10): to the one that the operator lists; without a
 * list to the one that had it before; else to the only one that claims it. A domain that several
 * tenants claim and none had before is served by nobody.
 */
export function assignDomains(
  claims: readonly DomainClaim[],
  { allowed, before, unreadable }: DomainRules = {},
): AssignedDomains {
  const owners = new Map<string, string>();
  const refused: RefusedClaim[] = [];
  for (const [domain, tenant] of before ?? [])
    if (unreadable?.has(tenant) && (allowed === undefined || allowed.get(domain) === tenant))
      owners.set(domain, tenant);
  for (const [domain, group] of Map.groupBy(claims, (claim) => claim.domain)) {
    const tenants = [...new Set(group.map(({ tenant }) => tenant))];
    const earlier = owners.get(domain) ?? before?.get(domain);
    const holder = owners.has(domain) || tenants.includes(earlier ?? '') ? earlier : undefined;
    const owner = allowed ? allowed.get(domain) : (holder ?? only(tenants));
    if (owner !== undefined && tenants.includes(owner)) owners.set(domain, owner);
    for (const claim of group) {
      if (claim.tenant === owner) continue;
      refused.push({ claim, ...reason(claim, tenants, owner, allowed !== undefined) });
    }
  }
  return { owners, refused };
}

const only = (tenants: readonly string[]) => (tenants.length === 1 ? tenants[0] : undefined);

function reason(
  { domain, tenant }: DomainClaim,
  tenants: readonly string[],
  owner: string | undefined,
  isListed: boolean,
): Pick<RefusedClaim, 'rule' | 'message'> {
  if (isListed)
    return {
      rule: 'domain-not-allowed',
      message: `the operator's file of domains does not list "${domain}" for "${tenant}", so it is not served; remove it, or have the operator list it`,
    };
  if (owner !== undefined)
    return {
      rule: 'duplicate-name',
      message: `the domain "${domain}" belongs to the tenant "${owner}" and stays there; remove it here`,
    };
  const others = tenants.filter((each) => each !== tenant).map((each) => `"${each}"`);
  return {
    rule: 'duplicate-name',
    message: `the domain "${domain}" is also claimed by ${others.join(' and ')}; only one tenant can have it, and until then none is served there`,
  };
}
