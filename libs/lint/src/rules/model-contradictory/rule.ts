import { isObject, listOf, scalarText } from '@forecourt/json';
import { didYouMean } from '@forecourt/block-schemas';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import {
  isVersionOf,
  modelsIn,
  otherModelIn,
  type NamedModel,
} from '../../rule-api/model-names.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';
import { documentFacts, mayHaveDocument, modelOfFile } from './documents.ts';
import { pageFact, reportCopiedPages, type PageFact } from './copied-pages.ts';

type Report = Pick<RuleReport, 'pointer' | 'message' | 'suggestion'>;

/** Pictures for web pages, which no dealer hands out as a brochure. */
const webPicture = /\.(?:webp|avif|svg|gif)(?:[?#]|$)/i;

const folded = (name: unknown): string => scalarText(name).trim().toLowerCase();

/** Returns the findings about colours of versions that the model does not have. */
function versionReports(colours: readonly unknown[], versions: readonly unknown[]): Report[] {
  const names = versions.flatMap((each) => (isObject(each) ? scalarText(each.full_name) : []));
  // A name in a feed may be a part of the full one, "Tourer".
  const isKnown = (name: string) => names.some((each) => ` ${folded(each)} `.includes(` ${name} `));
  if (names.length === 0) return [];
  return colours.flatMap((colour, index): Report[] => {
    const name = isObject(colour) ? scalarText(colour.model_variant_name) : '';
    if (name.trim() === '' || isKnown(folded(name))) return [];
    const suggestion = didYouMean(name, names);
    const advice =
      suggestion === undefined ? 'write its full_name' : `did you mean "${suggestion}"?`;
    const message = `no version of the model is named "${name}", so the colour has a tab of its own under that name; ${advice}`;
    return [{ pointer: `/colours/${index}/model_variant_name`, message, suggestion }];
  });
}

/** Returns the findings about versions with the name of another model. */
const foreignReports = (
  versions: readonly unknown[],
  own: NamedModel | undefined,
  models: readonly NamedModel[],
): Report[] =>
  versions.flatMap((each, index): Report[] => {
    const name = isObject(each) ? scalarText(each.full_name) : '';
    const named = own && otherModelIn(name, own, models);
    if (!named || isVersionOf(named.name, own.name)) return [];
    const message = `"${name}" is named like a version of the ${named.name}, but listed as one of the ${own.name}; correct the name, or move it`;
    return [{ pointer: `/model_variants/${index}/full_name`, message }];
  });

/** Returns the findings about two colours that a visitor can't tell apart by their names. */
function repeatedReports(colours: readonly unknown[]): Report[] {
  const known = new Set<string>();
  return colours.flatMap((colour, index): Report[] => {
    if (!isObject(colour) || folded(colour.name) === '') return [];
    const key = `${folded(colour.name)}\n${folded(colour.model_variant_name)}\n${folded(colour.oem_id)}`;
    if (!known.has(key)) {
      known.add(key);
      return [];
    }
    const message = `another colour of the model is named "${scalarText(colour.name)}" as well; correct the name, or remove one of the two`;
    return [{ pointer: `/colours/${index}/name`, message }];
  });
}

function brochureReports(
  url: unknown,
  own: NamedModel | undefined,
  models: readonly NamedModel[],
): Report[] {
  if (typeof url !== 'string') return [];
  const other = own && modelOfFile(url, own, models);
  if (other !== undefined) {
    const message = `the brochure is named after the ${other}, but the model is the ${own!.name}; correct the address`;
    return [{ pointer: '/brochure_url', message }];
  }
  if (!webPicture.test(url)) return [];
  const message =
    'the brochure is a picture for web pages, so visitors download a picture; write the address of a PDF';
  return [{ pointer: '/brochure_url', message }];
}

function modelReports(
  { colours, model_variants: versions, brochure_url: brochure }: DataEntry['entry'],
  own: NamedModel | undefined,
  models: readonly NamedModel[],
) {
  const all = listOf(colours);
  return [
    ...brochureReports(brochure, own, models),
    ...repeatedReports(all),
    ...versionReports(all, listOf(versions)),
  ];
}

/** Reports colours of versions that a model does not have, colours of one name, and brochures that are pictures. */
export const modelContradictory = defineRule({
  meta: {
    id: 'model-contradictory',
    description:
      'Each colour of a model has a name of its own and belongs to one of its versions, versions are named after it, the brochure is a document about it, and so is its page.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page, note }) => {
      const fact = pageFact(page);
      if (fact) note(fact);
    },
    textKinds: ['link', 'html-inline', 'html-block'],
    textTest: mayHaveDocument,
    text: (visit) => {
      for (const document of documentFacts(visit)) visit.note({ document } satisfies PageFact);
    },
    end: reportCopiedPages,
    data: (visit) => {
      const models = modelsIn(visit);
      if (models.length > 0)
        visit.note({
          models: models.map(({ slug, name, manufacturer }) => ({ slug, name, manufacturer })),
        } satisfies PageFact);
      for (const { entry, pointer } of dataEntries(visit, 'models')) {
        const own = models.find((model) => model.entry === entry);
        const foreign = foreignReports(listOf(entry.model_variants), own, models);
        for (const each of [...modelReports(entry, own, models), ...foreign])
          visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
      }
    },
  }),
});
