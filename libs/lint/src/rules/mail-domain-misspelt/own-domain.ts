import { didYouMean, isSlip } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import type { EndVisit, RuleContext, RuleReport } from '../../rule-api/rule.ts';

/** An address of the site's own domain, or of one that is nearly the same. */
export type OwnFact = {
  readonly domain: string;
  readonly near?: { readonly pointer: string; readonly start?: number; readonly end?: number };
};

const domainsOf = ({ domains = [] }: { readonly domains?: readonly string[] }) =>
  domains.map((domain) => domain.toLowerCase().replace(/^www\./, ''));

const countryOf = (host: string): string | undefined => /\.(au|nz)$/.exec(host)?.[1];

/** True for domains of two countries: the other one may be that of a sister. */
const isAbroad = (domain: string, own: string): boolean => {
  const [one, other] = [countryOf(domain), countryOf(own)];
  return one !== undefined && other !== undefined && one !== other;
};

const isSameName = (domain: string, own: string): boolean =>
  domain.split('.')[0] === own.split('.')[0];

/** Returns the domain that another one nearly is, or has the name of with another ending: "dealer.com" for "dealer.com.au". */
function nearest(domain: string, all: readonly string[]): string | undefined {
  const own = all.filter((each) => !isAbroad(domain, each));
  return didYouMean(domain, own) ?? own.find((each) => isSameName(domain, each));
}

/** Returns the site's own domains, and a test for those that are nearly one of them. */
export function ownDomains({ site, siblings }: Pick<RuleContext, 'site' | 'siblings'>) {
  const own = domainsOf(site);
  return {
    own,
    others: new Set(siblings.flatMap(domainsOf)),
    isNear: (host: string): boolean => nearest(host, own) !== undefined,
  };
}

/** Addresses of websites in texts and links. */
const web = /(?:\bwww\.|\/\/(?:www\.)?)([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;

/** Length of a domain in which one other letter is a slip, and not another name. */
const minDomain = 12;

/** Returns a report of each address of a website in a text that is a letter from the site's own. */
export const nearWebsites = (
  text: string,
  { own, others }: ReturnType<typeof ownDomains>,
): readonly Pick<RuleReport, 'within' | 'message'>[] =>
  matchesOf(text, web).flatMap(({ 0: written, 1: domain = '', index }) => {
    const host = domain.toLowerCase();
    const meant = own.find((each) => each.length >= minDomain && isSlip(host, each));
    if (meant === undefined || own.includes(host) || others.has(host)) return [];
    const end = index + written.length;
    const message = `"${domain}" is a letter from the domain of this website, so visitors land elsewhere; did you mean "${meant}"?`;
    return [{ within: { start: end - domain.length, end }, message }];
  });

/** Reports domains that are nearly those of the site, of which other texts have addresses. */
export function reportNear({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as OwnFact) }));
  const used = [...new Set(facts.flatMap(({ domain, near }) => (near ? [] : domain)))];
  const countOf = (host: string) => facts.filter(({ domain }) => domain === host).length;
  for (const { file, domain, near } of facts) {
    const own = near && nearest(domain, used);
    if (near === undefined || own === undefined) continue;
    // A dealer whose mail has another ending than its website uses that one more often.
    if (isSameName(domain, own) && countOf(domain) > countOf(own)) continue;
    const { pointer, start, end } = near;
    report(file, {
      pointer,
      ...(start !== undefined && end !== undefined && { within: { start, end } }),
      message: `"${domain}" is not the domain of this website’s other addresses, so mail may not arrive; did you mean "${own}"?`,
    });
  }
}
