/** A service of the Editor.js embed tool. */
interface Service {
  /** Name shown to visitors. */
  readonly name: string;
  /** What a visitor does there. */
  readonly verb: 'Watch' | 'See it';
  /** Domains of its pages; subdomains belong to them. */
  readonly domains: readonly string[];
}

/** Services by the key that the embed tool saves as `service`. */
const services: Readonly<Record<string, Service>> = {
  youtube: { name: 'YouTube', verb: 'Watch', domains: ['youtube.com', 'youtu.be'] },
  vimeo: { name: 'Vimeo', verb: 'Watch', domains: ['vimeo.com'] },
  'twitch-video': { name: 'Twitch', verb: 'Watch', domains: ['twitch.tv'] },
  'twitch-channel': { name: 'Twitch', verb: 'Watch', domains: ['twitch.tv'] },
  tiktok: { name: 'TikTok', verb: 'Watch', domains: ['tiktok.com'] },
  facebook: { name: 'Facebook', verb: 'See it', domains: ['facebook.com'] },
  instagram: { name: 'Instagram', verb: 'See it', domains: ['instagram.com'] },
  twitter: { name: 'X', verb: 'See it', domains: ['twitter.com', 'x.com'] },
  pinterest: { name: 'Pinterest', verb: 'See it', domains: ['pinterest.com', 'pin.it'] },
};

/**
 * Link text for a page of another site, such as "Watch on YouTube". A service that is unknown, or
 * whose domain the address doesn't belong to, is named by the address's host.
 */
export function serviceLinkText(service: string, address: string): string {
  if (!/^https?:/i.test(address)) return `See it on ${service}`;
  const { hostname } = new URL(address);
  const key = service.trim().toLowerCase();
  const known = Object.hasOwn(services, key) ? services[key] : undefined;
  const isThere = known?.domains.some(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  return known && isThere ? `${known.verb} on ${known.name}` : `See it on ${hostname}`;
}
