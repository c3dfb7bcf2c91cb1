import type { Copy } from '@forecourt/copy';

/** A service of the Editor.js embed tool. */
interface Service {
  /** Name shown to visitors. */
  readonly name: string;
  /** Copy key of the link text. */
  readonly link: 'watchOn' | 'seeOn';
  /** Domains of its pages, which include their subdomains. */
  readonly domains: readonly string[];
}

/** Services by the key that the embed tool saves as `service`. */
const services: Readonly<Record<string, Service>> = {
  youtube: { name: 'YouTube', link: 'watchOn', domains: ['youtube.com', 'youtu.be'] },
  vimeo: { name: 'Vimeo', link: 'watchOn', domains: ['vimeo.com'] },
  'twitch-video': { name: 'Twitch', link: 'watchOn', domains: ['twitch.tv'] },
  'twitch-channel': { name: 'Twitch', link: 'watchOn', domains: ['twitch.tv'] },
  tiktok: { name: 'TikTok', link: 'watchOn', domains: ['tiktok.com'] },
  facebook: { name: 'Facebook', link: 'seeOn', domains: ['facebook.com'] },
  instagram: { name: 'Instagram', link: 'seeOn', domains: ['instagram.com'] },
  twitter: { name: 'X', link: 'seeOn', domains: ['twitter.com', 'x.com'] },
  pinterest: { name: 'Pinterest', link: 'seeOn', domains: ['pinterest.com', 'pin.it'] },
};

/**
 * Returns the link text for a page of another site, such as "Watch on YouTube". Uses the host name
 * if the service is unknown or the URL is not on one of its domains.
 */
export function serviceLinkText(service: string, address: string, { content }: Copy): string {
  if (!/^https?:/i.test(address)) return content.seeOn(service);
  const { hostname } = new URL(address);
  const key = service.trim().toLowerCase();
  const known = Object.hasOwn(services, key) ? services[key] : undefined;
  const isThere = known?.domains.some(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  return known && isThere ? content[known.link](known.name) : content.seeOn(hostname);
}
