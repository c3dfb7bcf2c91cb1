import type { Site } from '../generated/types.ts';
import { oddCharacterIn, withoutOddCharacters } from './odd-characters.ts';

/** A fault of an address. */
export interface AddressFault {
  readonly kind: 'insecure' | 'local' | 'malformed' | 'no-target' | 'own-domain';
  /** Problem, then solution. */
  readonly message: string;
  /** The address that is probably meant. */
  readonly suggestion?: string;
  /** True if the suggestion leads to the same target for certain. */
  readonly isSafe?: boolean;
}

type Fault = AddressFault | undefined;

const malformed = (message: string, suggestion?: string, isSafe = false): AddressFault => {
  return { kind: 'malformed', message, suggestion, isSafe };
};

const mailbox = /^[^\s@<>,;:"()/][^\s@<>,;:"()]*@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,}$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function mailFault(address: string): Fault {
  const [, written = '', query = ''] = /^mailto:([^?]*)(\?.*)?$/is.exec(address) ?? [];
  const to = decoded(written);
  // Without a mailbox, the visitor chooses one: links that share a page are written like that.
  if (to === '' && query !== '') return undefined;
  if (to.split(',').every((each) => mailbox.test(each.trim()))) return undefined;
  const tidy = to.replace(/^\/+|\s+/g, '');
  const isMeant = tidy !== to && mailbox.test(tidy);
  return malformed(
    to === ''
      ? `"${address}" has no e-mail address; write one behind mailto:`
      : `"${to}" is not an e-mail address; write one such as sales@dealer.example`,
    isMeant ? `mailto:${tidy}${query}` : undefined,
    isMeant,
  );
}

function phoneFault(address: string): Fault {
  const [, scheme = '', written = '', rest = ''] =
    /^(tel|sms):([^?;]*)([?;].*)?$/is.exec(address) ?? [];
  const number = decoded(written);
  if (scheme.toLowerCase() === 'sms' && number === '' && rest !== '') return undefined;
  const digits = number.replace(/[^0-9]/g, '').length;
  if (/^\+?[0-9().-]+$/.test(number) && digits >= 3 && digits <= 15) return undefined;
  const tidy = number.replace(/[\s/\u2010-\u2015]+/g, '');
  // A country and an area alone, as in "+64 7 555", are no number yet.
  const minDigits = tidy.startsWith('+') ? 8 : 3;
  const isMeant = /^\+?[0-9().-]+$/.test(tidy) && digits >= minDigits && digits <= 15;
  return malformed(
    number === ''
      ? `"${address}" has no phone number; write one behind ${scheme.toLowerCase()}:`
      : isMeant
        ? `a phone number in a link has no spaces or slashes: write "${tidy}"`
        : `"${number}" is not a phone number; write digits, with + and the country in front, such as +61255500142`,
    isMeant ? `${scheme.toLowerCase()}:${tidy}${rest}` : undefined,
    isMeant,
  );
}

const localName = /^(?:localhost|.*\.(?:localhost|local|internal|lan))$/;
const localNumber =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1?|f[cd]|fe[89ab])/;

/** An https address as nearly all are written, which needs no parsing; the host is its first group. */
const plainAddress = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)(?:[/?#][\w./?=&#%+~-]*)?$/;

const isPlain = (address: string, domains: Site['domains']): boolean => {
  const host = plainAddress.exec(address)?.[1];
  return (
    host !== undefined &&
    // The engine alone knows which encoded names are valid.
    !host.includes('xn--') &&
    !localName.test(host) &&
    !localNumber.test(host) &&
    !domains.includes(host)
  );
};

function webFault(address: string, { domains }: Pick<Site, 'domains'>): Fault {
  if (isPlain(address, domains)) return undefined;
  if (/\s/.test(address))
    return malformed(
      `the address "${address}" contains a space; write %20, or remove it`,
      address.replace(/\s/g, '%20'),
      true,
    );
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname ?? '';
  if (url?.username || url?.password)
    return malformed(`the address has a user name or password, which everyone can read: remove it`);
  if (localName.test(host) || localNumber.test(host))
    return {
      kind: 'local',
      message: `visitors can't reach "${host}", which is an address of your own computer or network; link to the page on the site, such as "${url!.pathname}"`,
    };
  if (url && domains.includes(host)) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    return {
      kind: 'own-domain',
      message: `the site's own domain is written out; write "${path}", which holds on every domain of the site`,
      suggestion: path,
      isSafe: true,
    };
  }
  if (!url || !/^(?:[a-z0-9_-]+\.)+(?:[a-z][a-z0-9-]+|\d+)$/.test(host)) {
    const isPath = url !== undefined && /^[a-z0-9-]+$/.test(host) && !/^https?$/.test(host);
    const path = isPath ? `/${host}${url.pathname.replace(/\/$/, '')}` : undefined;
    return malformed(
      `"${address}" is not a web address: it has no complete domain such as www.dealer.example`,
      path,
    );
  }
  if (url.protocol !== 'http:') return undefined;
  return {
    kind: 'insecure',
    message: `"${address}" is not encrypted, and browsers warn of it; use https:// if the site answers there`,
    suggestion: address.replace(/^http:/i, 'https:'),
  };
}

/** An address without a scheme that begins with a domain. */
const domainFirst = /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|io|au|nz|example)(?=[/?#:]|$))/i;

function schemelessFault(address: string, site: Pick<Site, 'domains'>): Fault {
  const whole = address.startsWith('//') ? `https:${address}` : `https://${address}`;
  if (address.startsWith('//') || domainFirst.test(address)) {
    const own = webFault(whole.replace(/\s/g, '%20'), site);
    const suggestion = own?.kind === 'own-domain' ? own.suggestion : whole;
    const consequence = address.startsWith('//')
      ? `has no https: in front: write "${suggestion}"`
      : 'has no https:// in front, so browsers look for it on this site';
    return malformed(`"${address}" ${consequence}`, suggestion, !/\s/.test(address));
  }
  if (/^(?:javascript|vbscript|data):/i.test(address)) return undefined;
  if (mailbox.test(address))
    return malformed(
      `"${address}" is an e-mail address: write "mailto:${address}"`,
      `mailto:${address}`,
      true,
    );
  const oneSlash = /^(https?):\/(?=[a-z0-9])(.*)$/is.exec(address);
  if (oneSlash) {
    const whole = `${oneSlash[1]!.toLowerCase()}://${oneSlash[2]!}`;
    return malformed(`"${address}" lacks a slash: write "${whole}"`, whole);
  }
  if (/^[a-z][a-z0-9+.-]*:|^https?\/|^https?[;.]/i.test(address))
    return malformed(
      `"${address}" is not an address that browsers open here; write a path, or an https, mailto, tel or sms address`,
    );
  const path = `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`;
  return malformed(
    `"${address}" depends on the page that it is on; begin it with a slash: "${path}"`,
    path,
  );
}

/**
 * Returns the fault of an address by itself, if any. Broken links within the site are found by
 * looking up their targets.
 * @param site.domains the tenant's own domains.
 */
export function addressFault(
  written: string,
  site: Pick<Site, 'domains'> = { domains: [] },
): AddressFault | undefined {
  const address = written.trim();
  if (address.includes('{{')) return undefined;
  if (address === '' || address === '#')
    return {
      kind: 'no-target',
      message:
        address === ''
          ? 'the link has no address; write where it leads, or remove the link'
          : 'the link leads nowhere ("#"); write where it leads, or "#top" for the top of the page',
    };
  const odd = oddCharacterIn(address);
  if (odd !== undefined) {
    const tidy = withoutOddCharacters(address);
    return malformed(`the address has ${odd}; write "${tidy}"`, tidy, true);
  }
  const scheme = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|[#?])/i.exec(address)?.[0];
  const fault = ((): Fault => {
    switch (scheme?.toLowerCase()) {
      case undefined:
        return schemelessFault(address, site);
      case 'http://':
      case 'https://':
        return webFault(address, site);
      case 'mailto:':
        return mailFault(address);
      case 'tel:':
      case 'sms:':
        return phoneFault(address);
      default:
        return /\s/.test(address)
          ? malformed(
              `the address "${address}" contains a space; write it as the page's path is written`,
              address.replace(/\s/g, ''),
            )
          : undefined;
    }
  })();
  if (fault !== undefined || address === written) return fault;
  return malformed(`the address has spaces around it; write "${address}"`, address, true);
}
