import type { Site } from '../generated/types.ts';
import type { AddressError } from './address-error-kinds.ts';

/** A kind of address that opens only for the people who work on a site. */
interface PrivateKind {
  readonly pattern: RegExp;
  /** Description of the address, behind "leads to". */
  readonly what: string;
  /** Advice for the editor. */
  readonly advice: string;
}

const scheme = '^https?://';
const rest = '(?=[/?#]|$)';

/** Addresses of mailboxes, without the booking pages that Outlook publishes. */
const mailbox = String.raw`mail\.google\.com/mail|outlook\.(?:office|office365|live)\.com/(?:mail|owa/?(?:[?#]|$))|mail\.yahoo\.com|webmail\.`;

/** Folders of a signed-in account. Files shared with anyone have other addresses. */
const ownFolder = [
  String.raw`drive\.google\.com/drive/(?:u/\d+/)?(?:my-drive|home|recent|shared-with-me)`,
  String.raw`[a-z0-9-]+\.sharepoint\.com/(?:[^:?#][^?#]*/)?(?:_layouts/(?!\d+/guestaccess)|Forms/AllItems\.aspx)`,
  String.raw`www\.dropbox\.com/(?:home|work)${rest}`,
  String.raw`app\.box\.com/(?:folder|file)/`,
  String.raw`www\.icloud\.com/iclouddrive/?(?:[?#]|$)`,
].join('|');

const editor = [
  String.raw`[^/]+/(?:[^?#]*/)?wp-(?:admin|login\.php)${rest}`,
  String.raw`[^/]+/(?:[^?#]*/)?administrator/index\.php`,
  String.raw`docs\.google\.com/forms/(?:u/\d+/)?d/(?!e/)[^/?#]+/edit`,
  String.raw`(?:ads|analytics)\.google\.com/`,
  String.raw`(?:studio\.youtube|business\.facebook|admin\.shopify|manage\.wix|app\.hubspot)\.com${rest}`,
].join('|');

const preview = [
  String.raw`(?:[a-z0-9-]+\.)*(?:staging|stg|uat|preprod)\d*\.[a-z0-9-]+\.[a-z]`,
  String.raw`deploy-preview-\d+--`,
  String.raw`[a-z0-9-]+-git-[a-z0-9-]+\.vercel\.app`,
  String.raw`(?:[a-z0-9-]+\.)+(?:ngrok\.(?:io|app)|ngrok-free\.app|loca\.lt|trycloudflare\.com|wpengine\.com|wpcomstaging\.com|kinsta\.cloud|cloudwaysapps\.com)${rest}`,
  String.raw`[^?#]*\?(?:[^#]*&)?preview(?:_id=\d|=true|_nonce=)`,
].join('|');

const kinds: readonly PrivateKind[] = [
  {
    pattern: new RegExp(`${scheme}(?:${mailbox})`, 'i'),
    what: 'a mailbox',
    advice: 'write a mailto: address, or link to the page that is meant',
  },
  {
    pattern: new RegExp(`${scheme}(?:${ownFolder})`, 'i'),
    what: 'a folder of a signed-in account',
    advice: 'put the file into the assets folder, or use the address of the share with anyone',
  },
  {
    pattern: new RegExp(`${scheme}(?:${editor})`, 'i'),
    what: 'a page for editors, behind a login',
    advice: 'link to the page that visitors see',
  },
  {
    pattern: new RegExp(`${scheme}(?:${preview})`, 'i'),
    what: 'a preview or a staging site, which is closed to visitors or goes away',
    advice: 'link to the page of the live site',
  },
];

/** Quick test of all that the patterns match. */
const sign =
  /mail\.|outlook\.|drive\.google|sharepoint|dropbox\.com\/[hw]|app\.box|icloud|\/wp-|\/administrator\/|forms\/(?:u\/\d+\/)?d\/|(?:ads|analytics)\.google|studio\.|business\.facebook|admin\.shopify|manage\.wix|app\.hubspot|staging|stg|uat|preprod|preview|-git-|ngrok|loca\.lt|trycloudflare|wpengine|kinsta|cloudwaysapps/i;

/** Names of a site's own hosts that only its makers open. */
const unpublished = /^https?:\/\/(?:dev|test|stage|preview)\d*\./i;

const hostOf = (address: string): string =>
  /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';

function kindOf(address: string, domains: Site['domains']): PrivateKind | undefined {
  if (unpublished.test(address)) {
    const host = hostOf(address);
    const parent = host.slice(host.indexOf('.') + 1);
    if (domains.includes(parent) || domains.includes(`www.${parent}`)) return kinds.at(-1);
  }
  return sign.test(address) ? kinds.find(({ pattern }) => pattern.test(address)) : undefined;
}

/**
 * Returns the error of a web address that no visitor can open, if any. Pages of the own site are looked
 * up by other rules.
 * @param site.domains the tenant's own domains.
 */
export function privateError(
  address: string,
  { domains }: Pick<Site, 'domains'>,
): AddressError | undefined {
  const kind = kindOf(address, domains);
  if (kind === undefined || domains.includes(hostOf(address))) return undefined;
  return { kind: 'private', message: `the address leads to ${kind.what}; ${kind.advice}` };
}
