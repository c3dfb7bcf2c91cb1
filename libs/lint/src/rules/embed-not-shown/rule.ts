import { embedHostOf, embedHosts } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';

const names = embedHosts.map(({ name }) => name).join(', ');

/** Reports embeds that pages show as a mere link. */
export const embedNotShown = defineRule({
  meta: {
    id: 'embed-not-shown',
    description: 'Every embed is of a site that pages can show in a frame.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['embed'],
    block: ({ block, pointer, report }) => {
      const address = scalarText((block.data as { embed?: unknown }).embed);
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
