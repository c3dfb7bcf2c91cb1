import { safeHref } from './safe-url.ts';

/** A site whose content can be framed on a dealer's page. */
interface EmbedHost {
  /** Name shown to visitors. */
  readonly name: string;
  /** Exact host names. */
  readonly hosts: readonly string[];
  /** Required path of the site's embeddable pages. */
  readonly path: RegExp;
  /** Alternative host without cookies, if the site has one. */
  readonly quietHost?: string;
  /** `video` fills the text column; `post` has its own width. */
  readonly shape: 'video' | 'post';
}

/** Allow-list of sites that can be framed. */
const embedHosts: readonly EmbedHost[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    path: /^\/embed\/[\w-]+$/,
    quietHost: 'www.youtube-nocookie.com',
    shape: 'video',
  },
  { name: 'Vimeo', hosts: ['player.vimeo.com'], path: /^\/video\/\d+$/, shape: 'video' },
  {
    name: 'Google Maps',
    hosts: ['www.google.com', 'maps.google.com'],
    path: /^\/maps\/(?:embed|d\/embed)(?:\/|$)/,
    shape: 'video',
  },
  {
    name: 'OpenStreetMap',
    hosts: ['www.openstreetmap.org'],
    path: /^\/export\/embed\.html$/,
    shape: 'video',
  },
  { name: 'Matterport', hosts: ['my.matterport.com'], path: /^\/show\/?$/, shape: 'video' },
  {
    name: 'CodePen',
    hosts: ['codepen.io'],
    path: /^\/[\w-]+\/embed\/(?:preview\/)?\w+$/,
    shape: 'video',
  },
  {
    name: 'Facebook',
    hosts: ['www.facebook.com'],
    path: /^\/plugins\/(?:post|video)\.php$/,
    shape: 'post',
  },
  {
    name: 'Instagram',
    hosts: ['www.instagram.com'],
    path: /^\/(?:p|reel)\/[\w-]+\/embed\/?$/,
    shape: 'post',
  },
  { name: 'X', hosts: ['platform.twitter.com'], path: /^\/embed\/Tweet\.html$/, shape: 'post' },
];

/** Embeddable content of another site. */
export interface EmbedFrame {
  /** URL for the frame's `src`. */
  readonly src: string;
  readonly host: EmbedHost;
}

/**
 * Returns the frame for an https URL of an allowed site on the default port; undefined for any
 * other.
 */
export function embedFrame(address: unknown): EmbedFrame | undefined {
  const safe = safeHref(address);
  if (safe === undefined || !/^https:/i.test(safe)) return undefined;
  const url = new URL(safe);
  const host = embedHosts.find(
    (one) => one.hosts.includes(url.host) && one.path.test(url.pathname),
  );
  if (!host) return undefined;
  if (host.quietHost) url.host = host.quietHost;
  return { src: url.href, host };
}

/** Origins for the Content-Security-Policy's `frame-src`. */
export const embedOrigins: readonly string[] = [
  ...new Set(embedHosts.flatMap(({ hosts, quietHost }) => (quietHost ? [quietHost] : hosts))),
].map((host) => `https://${host}`);
