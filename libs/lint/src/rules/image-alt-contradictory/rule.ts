import { isObject, scalarText } from '@forecourt/json';
import {
  modelsIn,
  otherModelIn,
  isVersionOf,
  type NamedModel,
} from '../../rule-api/model-names.ts';
import { defineRule, type BlockVisit } from '../../rule-api/rule.ts';

/** The alternative text of a picture and the words beside it that name what it shows. */
type PictureFact = { readonly alt: string; readonly pointer: string; readonly label: string };

/** Models of the tenant, or a picture of which the words may name another one. */
type Fact = { readonly models?: readonly NamedModel[]; readonly picture?: PictureFact };

/** Members of a block or entry with its alternative text, and those with the words beside the picture. */
const altMembers = ['alt', 'imageAlt'] as const;
const labelMembers = ['caption', 'heading'] as const;

/** Words in upper case behind the first one: names, of which a model's is one. */
const named = /(?<=\S\s)\p{Lu}[\p{L}\d-]+/gu;

const namesIn = (text: string): readonly string[] => text.match(named) ?? [];

/** Returns true if each text names something that the other one does not. */
const mayDisagree = (alt: string, label: string): boolean =>
  namesIn(alt).some((name) => !label.includes(name)) && /\p{Lu}/u.test(label);

/** Words before something that a picture need not show. */
const beside =
  /\b(?:and|behind|beside|for|from|in\s+front\s+of|like|near|next\s+to|or|than|with)\b/i;

/** Returns true for a text about a name that is no part of a longer word. */
function hasName(text: string, name: string): boolean {
  const at = name === '' ? -1 : text.indexOf(name);
  if (at < 0 || /[\p{L}\p{N}]$/u.test(text.slice(0, at))) return false;
  if (beside.test(text.slice(0, at))) return false;
  return !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length));
}

function noteEntry({ note }: BlockVisit, entry: Readonly<Record<string, unknown>>, at: string) {
  const member = altMembers.find((each) => typeof entry[each] === 'string');
  if (member === undefined) return;
  const alt = scalarText(entry[member]);
  const label = labelMembers.map((each) => scalarText(entry[each])).find((text) => text !== '');
  if (label !== undefined && mayDisagree(alt, label))
    note({ picture: { alt, label, pointer: `${at}/${member}` } } satisfies Fact);
}

/** Lists of entries with a picture each. */
const entryMembers = ['cards', 'rows', 'slides'] as const;

/** Reports pictures whose alternative text names another model than their caption or heading. */
export const imageAltContradictory = defineRule({
  meta: {
    id: 'image-alt-contradictory',
    description: 'The alternative text of a picture names the model of its caption or heading.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['alternatingColumns', 'cardsTool', 'image', 'imageBanner'],
    block: (visit) => {
      const data = visit.block.data as Readonly<Record<string, unknown>>;
      const at = `${visit.pointer}/data`;
      noteEntry(visit, data, at);
      for (const member of entryMembers) {
        const entries = data[member];
        if (!Array.isArray(entries)) continue;
        for (const [index, entry] of (entries as readonly unknown[]).entries())
          // The words of a link are compared with its target, those of the picture among them.
          if (isObject(entry) && !scalarText(entry.href).startsWith('/models/'))
            noteEntry(visit, entry, `${at}/${member}/${index}`);
      }
    },
    data: (visit) => {
      const models = modelsIn(visit).map(({ slug, name, manufacturer }) => {
        return { slug, name, manufacturer };
      });
      if (models.length > 1) visit.note({ models } satisfies Fact);
    },
    end: ({ notes, report }) => {
      const models = notes.flatMap(({ fact }) => (fact as Fact).models ?? []);
      if (models.length < 2) return;
      for (const { file, fact } of notes) {
        const { picture } = fact as Fact;
        if (picture === undefined) continue;
        const { alt, label, pointer } = picture;
        const own = models.find(({ name }) => hasName(label, name));
        const other = own && otherModelIn(alt, own, models);
        if (!own || !other || isVersionOf(own.name, other.name) || label.includes(other.name))
          continue;
        const message = `the alternative text names the ${other.name}, but the words beside the picture are about the ${own.name}; correct one of them`;
        report(file, { pointer, within: other.within, message });
      }
    },
  }),
});
