import { embedHostOf, embedHosts } from '@forecourt/domain';
import { matchesOf, scalarText } from '@forecourt/json';
import type { StringRange } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';

const names = embedHosts.map(({ name }) => name).join(', ');

const film =
  /^https?:\/\/(?:www\.|m\.)?(?:(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})|(?:player\.)?vimeo\.com\/(?:video\/)?(\d+))/i;

/** Returns the id of the film at an address of YouTube or Vimeo. */
function filmOf(address: string): string | undefined {
  const [, youTube, vimeo] = film.exec(address) ?? [];
  return youTube ?? vimeo;
}

/** The id of a film at an address of YouTube, whatever its length; not the addresses of lists and live streams. */
const youTubeId =
  /\b(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^"'\s<>]{0,200}?&(?:amp;)?)?v=|embed\/(?!videoseries\b|live_stream\b)|shorts\/)|youtu\.be\/)([\w-]+)/gi;

/** Returns the ids of films that cannot be right. Every id has 11 characters. */
const wrongIds = (text: string): readonly { id: string; within: StringRange }[] =>
  matchesOf(text, youTubeId).flatMap(({ 0: address, 1: id = '', index }) => {
    const end = index + address.length;
    return id.length === 11 ? [] : [{ id, within: { start: end - id.length, end } }];
  });

const messageOf = (id: string): string =>
  `"${id}" has ${id.length} characters, and the id of a film on YouTube has 11, so no film is shown; copy its address again`;

/** Reports embeds that pages show as a mere link. */
export const embedNotShown = defineRule({
  meta: {
    id: 'embed-not-shown',
    description:
      'Every embed is of a site that pages can show in a frame, of what its source shows, and of a film that can exist.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['embed'],
    textKinds: ['link', 'html-inline', 'html-block'],
    textTest: (value) => value.includes('youtu'),
    text: ({ value, pointer, report }) => {
      // The address that an editor pasted is not shown.
      if (pointer.endsWith('/data/source')) return;
      const known = new Set<string>();
      for (const { id, within } of wrongIds(value)) {
        // A link may have its address in its words as well.
        if (!known.has(id)) report({ pointer, within, message: messageOf(id) });
        known.add(id);
      }
    },
    block: ({ block, pointer, report }) => {
      const { embed, source } = block.data as { embed?: unknown; source?: unknown };
      const address = scalarText(embed);
      // Reported with the other addresses.
      if (wrongIds(address).length > 0) return;
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
