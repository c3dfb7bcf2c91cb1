import { matchesOf } from '@forecourt/json';
import { isAnswer } from '../../rule-api/form-answers.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { nearWebsites, ownDomains, reportNear, type OwnFact } from './own-domain.ts';

const address = /[\w.+-]{1,64}@([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4})/gi;

/** Endings that no domain has, each a slip for "com". */
const noEnding = /\.(?:con|cmo|comm|coom|cpm|ocm|vom|xom)(?=$|\.(?:au|nz)$)/i;

/** Misspelt domains of the mail services that most people here use. */
const misspelt: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [
    /^(?:gmial|gmal|gmai|gamil|gnail|gmaill|gmsil|gimail)\.com$|^gmail\.(?:c|cm|co|om)$/i,
    'gmail.com',
  ],
  [
    /^(?:hotmial|hotmal|hotmai|homail|hotmaill|hotnail)\.com$|^hotmail\.(?:c|cm|co|om)$/i,
    'hotmail.com',
  ],
  [/^(?:outlok|outloo|outllook|outook)\.com$|^outlook\.(?:c|cm|co|om)$/i, 'outlook.com'],
  [/^(?:yaho|yahooo|yhaoo|yahho)\.com$|^yahoo\.(?:c|cm|om)$/i, 'yahoo.com'],
  [/^(?:iclod|icoud|iclould|icluod)\.com$|^icloud\.(?:c|cm|co|om)$/i, 'icloud.com'],
  [/^(?:bigpon|bigpong|bigond|bigpnd)\.com$|^bigpond\.(?:c|cm|co|om)$/i, 'bigpond.com'],
];

/** A sign too many, or another one for a point. */
const malformed =
  /[\w.+-]{1,64}@(?:@+[\w-]+(?:\.[\w-]+)*|[a-z\d-]{1,63},\s?(?:com|co|net|org|nz|au)\b[\w.]*)/gi;

/** Returns the domain that a misspelt one was meant to be. */
function meantBy(domain: string): string | undefined {
  if (noEnding.test(domain)) return domain.replace(noEnding, '.com').toLowerCase();
  return misspelt.find(([pattern]) => pattern.test(domain))?.[1];
}

/** Reports e-mail and web addresses whose domain is a slip: what is sent to them reaches nobody, or a stranger. */
export const mailDomainMisspelt = defineRule({
  meta: {
    id: 'mail-domain-misspelt',
    description:
      'No e-mail address has a misspelt domain, and no web address one a letter from the site’s own.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, siblings }) => {
    const domains = ownDomains({ site, siblings });
    const { own, isNear } = domains;
    return {
      textKinds: ['link', 'text', 'text-link', 'html-inline', 'html-block'],
      textTest: (value) => value.includes('@') || value.includes('www.') || value.includes('//'),
      text: ({ value, pointer, page, report, note }) => {
        if (isAnswer({ pointer })) return;
        // Lists of brands and dealerships have the addresses of other websites.
        if (page !== undefined)
          for (const each of nearWebsites(value, domains)) report({ pointer, ...each });
        if (!value.includes('@')) return;
        for (const { 0: written, index } of matchesOf(value, malformed))
          report({
            pointer,
            within: { start: index, end: index + written.length },
            message: `"${written}" is not an e-mail address; write one such as name@${own[0] ?? 'dealer.example'}`,
          });
        const known = new Set<string>();
        for (const { 0: written, 1: domain = '', index } of matchesOf(value, address)) {
          const meant = meantBy(domain);
          // A link has its address in its words as well.
          if (known.has(written)) continue;
          known.add(written);
          const end = index + written.length;
          if (meant === undefined) {
            const host = domain.toLowerCase();
            if (own.includes(host)) note({ domain: host } satisfies OwnFact);
            else if (isNear(host)) {
              const near = { pointer, start: end - domain.length, end };
              note({ domain: host, near } satisfies OwnFact);
            }
            continue;
          }
          report({
            pointer,
            within: { start: end - domain.length, end },
            message: `"${domain}" is a misspelt domain, so mail does not arrive; did you mean "${meant}"?`,
          });
        }
      },
      site: ({ site, report, note }) => {
        const replyTo = site.settings?.forms?.confirmationEmail?.replyTo;
        const [, domain = ''] = typeof replyTo === 'string' ? replyTo.split('@') : [];
        const meant = meantBy(domain.trim());
        const pointer = '/settings/forms/confirmationEmail/replyTo';
        const host = domain.trim().toLowerCase();
        if (meant === undefined) {
          if (!own.includes(host) && isNear(host)) note({ domain: host, near: { pointer } });
          return;
        }
        const message = `"${domain}" is a misspelt domain, so replies of visitors do not arrive; did you mean "${meant}"?`;
        report({ pointer, message });
      },
      end: reportNear,
    };
  },
});
