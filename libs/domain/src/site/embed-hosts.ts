/** A site whose content can be framed on a dealer's page. */
export interface EmbedHost {
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
export const embedHosts: readonly EmbedHost[] = [
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

/** Returns the site of a page that can be framed; undefined for any other address. */
export const embedHostOf = ({ host, pathname, protocol }: URL): EmbedHost | undefined =>
  protocol === 'https:'
    ? embedHosts.find((one) => one.hosts.includes(host) && one.path.test(pathname))
    : undefined;
