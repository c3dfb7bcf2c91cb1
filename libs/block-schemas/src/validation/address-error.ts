import type { Site } from '../generated/types.ts';
import { malformed, type AddressError } from './address-error-kinds.ts';
import { dialled, mailbox, mailError, phoneError } from './contact-error.ts';
import { oddCharacterIn, withoutOddCharacters } from './odd-characters.ts';
import { privateError } from './private-error.ts';
import { trackedError } from './tracked-error.ts';
import { webError } from './web-error.ts';

/** An address without a scheme that begins with a domain. */
const domainFirst = /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|io|au|nz|example)(?=[/?#:]|$))/i;

/** A phone number as people write it: digits in groups, at least six of them. */
const phoneNumber = /^\(?\+?\(?[0-9](?:[\s().-]{0,2}[0-9]){5,14}$/;

/** An address in quotes, as word processors write those around an attribute's value. */
const quoted = /^["'“”„‘’«»]([^\s"'“”„‘’«»]+)["'“”„‘’«»]$/;

function schemelessError(address: string, site: Pick<Site, 'domains'>): AddressError | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : `https://${address}`;
  if (address.startsWith('//') || domainFirst.test(address)) {
    const own = webError(whole.replace(/\s/g, '%20'), site);
    if (own?.kind === 'own-domain')
      return malformed(
        `"${address}" is the site's own domain without https://; write "${own.suggestion}", which holds on every domain of the site`,
        own.suggestion,
        !/\s/.test(address),
      );
    const consequence = address.startsWith('//')
      ? `has no https: in front: write "${whole}"`
      : 'has no https:// in front, so browsers look for it on this site';
    return malformed(`"${address}" ${consequence}`, whole, !/\s/.test(address));
  }
  if (/^(?:javascript|vbscript|data):/i.test(address)) return undefined;
  if (mailbox.test(address))
    return malformed(
      `"${address}" is an e-mail address: write "mailto:${address}"`,
      `mailto:${address}`,
      true,
    );
  const [, slashed, remaining] = /^(https?):\/(?=[a-z0-9])(.*)$/is.exec(address) ?? [];
  if (slashed !== undefined) {
    const whole = `${slashed.toLowerCase()}://${remaining}`;
    return malformed(`"${address}" lacks a slash: write "${whole}"`, whole);
  }
  if (phoneNumber.test(address)) {
    const digits = dialled(address).replace(/[^+0-9]/g, '');
    return malformed(
      `"${address}" is a phone number: write "tel:${digits}"`,
      `tel:${digits}`,
      true,
    );
  }
  const [, scheme, rest] = /^(https?)[;.]?\/\/(?=[a-z0-9])(.*)$/is.exec(address) ?? [];
  if (scheme !== undefined) {
    const meant = `${scheme.toLowerCase()}://${rest}`;
    return malformed(`"${address}" lacks the colon: write "${meant}"`, meant);
  }
  if (/^[a-z][a-z0-9+.-]*:|^https?\/|^https?[;.]/i.test(address))
    return malformed(
      `"${address}" is not an address that browsers open here; write a path, or an https, mailto, tel or sms address`,
    );
  // Words in the place of an address, such as a name that belongs into another field.
  if (/\s/.test(address) && !/[/.]/.test(address))
    return malformed(
      `"${address}" is not the address of a page or file; write one such as "/contact" or "/assets/photo.jpg"`,
    );
  const path = `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`;
  return malformed(
    `"${address}" depends on the page that it is on; begin it with a slash: "${path}"`,
    path,
  );
}

/**
 * Returns the error of an address by itself, if any. Broken links within the site are found by
 * looking up their targets.
 * @param site.domains the tenant's own domains.
 */
export function addressError(
  written: string,
  site: Pick<Site, 'domains'> = { domains: [] },
): AddressError | undefined {
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
  const [, meant] = quoted.exec(address) ?? [];
  if (meant !== undefined)
    return malformed(
      `the address ${address} has quotes of its own, which browsers take for a part of it; write "${meant}"`,
      meant,
      true,
    );
  const odd = oddCharacterIn(address);
  if (odd !== undefined) {
    const tidy = withoutOddCharacters(address);
    return malformed(`the address has ${odd}; write "${tidy}"`, tidy, true);
  }
  const scheme = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|[#?])/i.exec(address)?.[0];
  const error = ((): AddressError | undefined => {
    switch (scheme?.toLowerCase()) {
      case undefined:
        return schemelessError(address, site);
      case 'http://':
      case 'https://':
        return trackedError(address) ?? privateError(address, site) ?? webError(address, site);
      case 'mailto:':
        return mailError(address);
      case 'tel:':
      case 'sms:':
        return phoneError(address);
      default:
        return /\s/.test(address)
          ? malformed(
              `the address "${address}" contains a space; write it as the page's path is written`,
              address.replace(/\s/g, ''),
            )
          : trackedError(address);
    }
  })();
  if (error !== undefined || address === written) return error;
  return malformed(`the address has spaces around it; write "${address}"`, address, true);
}
