import { embedHostOf, embedHosts } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';

const names = embedHosts.map(({ name }) => name).join(', ');

const film =
  /^https?:\/\/(?:www\.|m\.)?(?:(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})|(?:player\.)?vimeo\.com\/(?:video\/)?(\d+))/i;

/** Returns the id of the film at an address of YouTube or Vimeo. */
function filmOf(address: string): string | undefined {
  const [, youTube, vimeo] = film.exec(address) ?? [];
  return youTube ?? vimeo;
}

/** Reports embeds that pages show as a mere link. */
export const embedNotShown = defineRule({
  meta: {
    id: 'embed-not-shown',
    description:
      'Every embed is of a site that pages can show in a frame, and of what its source shows.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['embed'],
    block: ({ block, pointer, report }) => {
      const { embed, source } = block.data as { embed?: unknown; source?: unknown };
      const address = scalarText(embed);
      const [shown, pasted] = [filmOf(address), filmOf(scalarText(source))];
      if (shown !== undefined && pasted !== undefined && shown !== pasted) {
        report({
          pointer: `${pointer}/data/embed`,
          message: `pages show the film "${shown}", but source is the address of "${pasted}"; correct one of them`,
        });
        return;
      }
      // An address without encryption is reported with the links.
      if (!/^https:/i.test(address) || !URL.canParse(address)) return;
      if (embedHostOf(new URL(address)) !== undefined) return;
      report({
        pointer: `${pointer}/data/embed`,
        message: `pages show this address as a link only; write one that these sites give for embedding: ${names}`,
      });
    },
  }),
});
