import { mp4Url } from '@forecourt/renderer/mp4-url';
import type { Migration } from '@forecourt/content/migrations';

/** Adds the missing file extension to video addresses. */
export const videoEndings: Migration = {
  id: 'video-endings',
  description: 'Addresses of films get the .mp4 that the page asks for anyway.',
  since:
    'The ending is added when the page is drawn; with it in the file, missing films are found.',
  migrate: ({ blocks }) =>
    blocks.flatMap(({ block, pointer }) => {
      const { url } = block.data;
      if (block.type !== 'video' || typeof url !== 'string' || url.includes('{{')) return [];
      const whole = mp4Url(url);
      return whole === url ? [] : [{ pointer: `${pointer}/data/url`, value: whole }];
    }),
};
