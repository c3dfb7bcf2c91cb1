import { safeSrc } from '@forecourt/domain';
import type { Car } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { SandboxedFrame } from '../../../blocks/embed/sandboxed-frame.tsx';
import { photoUrl, visiblePhotos } from '../../../cars/car-photos.ts';
import { lazyMedia } from '../../../image/lazy-media.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';
import { embedFrame, linkAttributes } from '../../../rich-text/index.ts';
import type { Part } from './disclosure.tsx';

/** Addresses of videos by those of their pages. */
const players: readonly (readonly [page: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)([\w-]+)/i,
    (id) => `https://www.youtube.com/embed/${id}`,
  ],
  [/^https:\/\/youtu\.be\/([\w-]+)/i, (id) => `https://www.youtube.com/embed/${id}`],
  [
    /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:[/?#]|$)/i,
    (id) => `https://player.vimeo.com/video/${id}`,
  ],
];

/** Returns the player of a video's page on YouTube or Vimeo. */
function playerOf(address: string) {
  for (const [page, player] of players) {
    const id = page.exec(address)?.[1];
    if (id !== undefined) return embedFrame(player(id));
  }
  return embedFrame(address);
}

const isFile = (address: string): boolean => /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(address);

/** Returns the car's video, if it has one: a player, or a link to any other page. */
export function videoPart(car: Car, ctx: ScreenContext): Part | undefined {
  const { vehicle: copy } = ctx.copy;
  const address = car.video_url;
  const src = address && safeSrc(address);
  if (!src) return undefined;
  const frame = playerOf(src);
  const link = linkAttributes(src);
  const [photo] = visiblePhotos(car, ctx.assets);
  let content: ReactNode;
  if (isFile(src))
    content = (
      <video
        className="fc-vehicle__video"
        src={src}
        poster={photo && photoUrl(photo, ctx.assets, 1440)}
        aria-label={copy.videoOf(car.name)}
        controls
        playsInline
        preload="none"
        {...lazyMedia}
      />
    );
  else if (frame)
    content = (
      <SandboxedFrame
        frame={frame}
        title={copy.videoOf(car.name)}
        className="fc-vehicle__video"
        ratio="16 / 9"
      />
    );
  else
    content = (
      <p>
        <a className="fc-vehicle__report" {...link}>
          <Icon name="play" size={20} />
          {copy.watchVideo}
        </a>
      </p>
    );
  return { name: copy.video, content };
}
