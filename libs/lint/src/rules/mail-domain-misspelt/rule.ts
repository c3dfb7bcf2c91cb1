import { didYouMean } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import { isAnswer } from '../../rule-api/form-answers.ts';
import { defineRule, type EndVisit } from '../../rule-api/rule.ts';

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

/** An address of the site's own domain, or of one that is nearly the same. */
type OwnFact = {
  readonly domain: string;
  readonly near?: { readonly pointer: string; readonly start: number; readonly end: number };
};

/** Reports domains that are nearly those of the site, of which other texts have addresses. */
function reportNear({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as OwnFact) }));
  const used = new Set(facts.flatMap(({ domain, near }) => (near ? [] : domain)));
  const meant = (domain: string) => didYouMean(domain, [...used]);
  for (const { file, domain, near } of facts) {
    const own = near && meant(domain);
    if (near === undefined || own === undefined) continue;
    const { pointer, start, end } = near;
    report(file, {
      pointer,
      within: { start, end },
      message: `"${domain}" is not the domain of this website’s other addresses, so mail may not arrive; did you mean "${own}"?`,
    });
  }
}

/** Returns the domain that a misspelt one was meant to be. */
function meantBy(domain: string): string | undefined {
  if (noEnding.test(domain)) return domain.replace(noEnding, '.com').toLowerCase();
  return misspelt.find(([pattern]) => pattern.test(domain))?.[1];
}

/** Reports e-mail addresses whose domain is a well-known slip: mail to them reaches nobody, or a stranger. */
export const mailDomainMisspelt = defineRule({
  meta: {
    id: 'mail-domain-misspelt',
    description: 'No e-mail address has a misspelt domain.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const own = (site.domains ?? []).map((domain) => domain.toLowerCase().replace(/^www\./, ''));
    return {
      textKinds: ['link', 'text', 'text-link', 'html-inline', 'html-block'],
      textTest: (value) => value.includes('@'),
      text: ({ value, pointer, report, note }) => {
        if (isAnswer({ pointer })) return;
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
            else if (didYouMean(host, own) !== undefined) {
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
      site: ({ site, report }) => {
        const replyTo = site.settings?.forms?.confirmationEmail?.replyTo;
        const [, domain = ''] = typeof replyTo === 'string' ? replyTo.split('@') : [];
        const meant = meantBy(domain.trim());
        if (meant === undefined) return;
        const message = `"${domain}" is a misspelt domain, so replies of visitors do not arrive; did you mean "${meant}"?`;
        report({ pointer: '/settings/forms/confirmationEmail/replyTo', message });
      },
      end: reportNear,
    };
  },
});
