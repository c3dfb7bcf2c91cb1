import type { VideoData } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';

/** Addresses of sites whose pages show a film. */
const videoSite = /^https:\/\/(?:www\.|m\.)?(youtube\.com|youtu\.be|vimeo\.com|facebook\.com)\//i;

const otherFile = /\.(?!mp4|m4v|webm|mov)[a-z0-9]{2,5}$/i;

/** Reports films without a poster or a title, and pages of other sites in their place. */
export const videoIncomplete = defineRule({
  meta: {
    id: 'video-incomplete',
    description: 'Every film is a file, and has a poster and a title.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['video'],
    block: ({ block, pointer, report }) => {
      const { url, poster, title } = block.data as Partial<VideoData>;
      if (typeof url !== 'string') return;
      const [, site] = videoSite.exec(url) ?? [];
      if (site !== undefined) {
        const message = `the address is a page of ${site}, not the file of a film, so nothing plays; use a block of the type "embed"`;
        report({ pointer: `${pointer}/data/url`, message });
        return;
      }
      // Another kind of file is reported as such.
      if (otherFile.test(url)) return;
      const missing = [
        ...(poster === undefined ? ['"poster", which visitors see who prefer reduced motion'] : []),
        ...(!title?.trim() ? ['"title", which describes it for people who can’t see it'] : []),
      ];
      if (missing.length === 0) return;
      report({
        pointer: `${pointer}/data/url`,
        message: `the film has no ${missing.join(', and no ')}; add ${missing.length > 1 ? 'both' : 'it'}`,
      });
    },
  }),
});
