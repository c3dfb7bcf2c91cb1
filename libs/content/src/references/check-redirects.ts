import { addressError, errorFinding, hasOddCharacters } from '@forecourt/block-schemas';
import type { Finding, PlacedRedirect, Site, TenantSnapshot } from '@forecourt/block-schemas';
import { pagePath, platformRoutes, reservedPrefix } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import { withoutOwnDomain } from './own-address.ts';

const warning = (rule: Finding['rule'], pointer: string, message: string): Finding => ({
  rule,
  severity: 'warning',
  pointer,
  message,
});

/** Returns true for a source that is written as a pattern: sources are addresses. */
const isPattern = (from: string): boolean => /[*({[|$^\\]|\/:[a-z]|\.\+/i.test(from);

/** Returns the finding about an address with invisible or full-width characters, or one that no visitor can open. */
function oddAddress(address: string, pointer: string, site: Site): readonly Finding[] {
  const isOdd = hasOddCharacters(address);
  const error = isOdd || address.startsWith('https:') ? addressError(address, site) : undefined;
  if (error?.kind === 'local') return [errorFinding('link-local', pointer, error.message)];
  if (error?.kind === 'private') return [warning('link-private', pointer, error.message)];
  return isOdd && error
    ? [errorFinding('link-malformed', pointer, error.message, error.suggestion)]
    : [];
}

/** Returns the finding about a source that the platform answers itself. */
function reservedSource(from: string, pointer: string): Finding[] {
  const reserved = reservedPrefix(redirectKey(from));
  if (reserved === undefined) return [];
  const message = `addresses below "${reserved}" belong to the platform, so this redirect never happens; remove it`;
  return [errorFinding('reserved-path', pointer, message)];
}

/** Returns the finding about a source that the platform has a page for. */
function platformSource(from: string, pointer: string): Finding[] {
  const path = pagePath(redirectKey(from));
  // Any car or person that is gone may have a redirect.
  if (!platformRoutes.includes(path)) return [];
  const message = `the redirect from "${from}" hides a page of the platform, to which its own links lead; remove it`;
  return [warning('redirect-hides-profile', pointer, message)];
}

/** Follows redirects of one tenant: through its own domains too, up to the first page. */
function follower({ redirects, pages, site }: TenantSnapshot) {
  const nextOf = ({ to }: PlacedRedirect): PlacedRedirect | undefined => {
    const own = withoutOwnDomain(to, site.domains);
    const [path = ''] = own.split(/[?#]/, 1);
    // A page is shown in place of a redirect from its address.
    if (!own.startsWith('/') || pages.has(pagePath(path))) return undefined;
    return redirects?.get(redirectKey(own));
  };
  /** The redirects that follow one, in order; it ends with one of them, or itself, if they lead round. */
  return (first: PlacedRedirect): readonly PlacedRedirect[] => {
    const seen = new Set([first]);
    const chain: PlacedRedirect[] = [];
    for (let at = nextOf(first); at !== undefined; at = nextOf(at)) {
      chain.push(at);
      if (seen.has(at)) break;
      seen.add(at);
    }
    return chain;
  };
}

/** Returns a check of where redirects lead, which reports each loop once. */
function targetCheck(
  snapshot: TenantSnapshot,
  checkLink: (href: string, pointer: string) => Finding | undefined,
) {
  const { site } = snapshot;
  const ownDomain = ({ to }: PlacedRedirect, pointer: string): Finding | undefined => {
    const own = withoutOwnDomain(to, site.domains);
    if (own === to) return undefined;
    const message = `"${to}" is on the site's own domain, so previews and staging lead to the live site; write the path "${own}"`;
    return { ...warning('link-own-domain', pointer, message), suggestion: own };
  };
  const follow = follower(snapshot);
  const inLoops = new Set<PlacedRedirect>();

  return (redirect: PlacedRedirect, pointer: string): Finding | undefined => {
    const chain = follow(redirect);
    const last = chain.at(-1);
    if (last === undefined) return checkLink(redirect.to, pointer) ?? ownDomain(redirect, pointer);
    const loopsBack = last === redirect || chain.indexOf(last) < chain.length - 1;
    if (!loopsBack) {
      const message = `"${redirect.to}" is redirected to "${last.to}"; lead there directly`;
      return { ...warning('redirect-chain', pointer, message), suggestion: last.to };
    }
    const isReported = chain.some((each) => inLoops.has(each));
    for (const each of chain) inLoops.add(each);
    const isThroughDomain = chain.some(({ to }) => !to.startsWith('/'));
    if (isReported || !isThroughDomain) return undefined;
    const way = [redirect, ...chain.slice(0, -1)].map(({ from }) => from).join(' → ');
    return errorFinding(
      'redirect-loop',
      pointer,
      `leads round in a circle through the site's own domain: ${way} → ${last.from}`,
    );
  };
}

/**
 * Checks the sources and targets of redirects: that none is a pattern or has the address of a page,
 * which would hide it, and that each leads somewhere directly. Loops of paths are reported when the
 * file is read, those through the tenant's own domains here.
 * @param checkLink returns the error of an address, if any.
 */
export function checkRedirects(
  snapshot: TenantSnapshot,
  checkLink: (href: string, pointer: string) => Finding | undefined,
): Finding[] {
  const { redirects, pages, site } = snapshot;
  const targetProblem = targetCheck(snapshot, checkLink);
  return [...(redirects?.values() ?? [])].flatMap((redirect): Finding[] => {
    const { from, to, index } = redirect;
    const source = `/${index}/from`;
    const odd = [...oddAddress(from, source, site), ...oddAddress(to, `/${index}/to`, site)];
    if (odd.length > 0) return odd;
    if (isPattern(from))
      return [
        errorFinding(
          'redirect-pattern',
          source,
          `"${from}" is compared as an address rather than a pattern, so it redirects no other one; write one redirect for each old address`,
        ),
      ];
    const reserved = reservedSource(from, source);
    if (reserved.length > 0) return reserved;
    const hidden = platformSource(from, source);
    if (hidden.length > 0) return hidden;
    const page = pages.get(pagePath(redirectKey(from)));
    if (page) {
      const message = `the page ${page.file} has the path "${from}", so this redirect has no effect; remove one of them`;
      const about = { file: page.file };
      return [{ ...warning('redirect-behind-page', source, message), about }];
    }
    const problem = targetProblem(redirect, `/${index}/to`);
    return problem ? [problem] : [];
  });
}
