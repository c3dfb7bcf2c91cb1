import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SpotKind } from '../documents/spot.ts';
import { assets } from './assets.ts';
import { components, types } from './block-types.ts';
import { dataCatalogue, dataSources } from './data-entries.ts';
import { asMarkdown, listed } from './entry.ts';
import type { Catalogue } from './entry.ts';
import { formFields, formSteps } from './form-names.ts';
import { days } from './layouts.ts';
import { links } from './links.ts';

const lintRules: Catalogue = listed(({ rules, rulePage }) =>
  rules.map(({ meta: { id, description, severity, recommended } }) => {
    const path = rulePage(id);
    return {
      value: id,
      name: description,
      about: `**${id}** (${recommended ? severity : 'off'}): ${asMarkdown(description)}`,
      ...(existsSync(path) && { source: { path } }),
    };
  }),
);

const dataFiles: Catalogue = listed(({ snapshot }) =>
  snapshot === undefined
    ? []
    : [...snapshot.data].map(([value, { file }]) => ({
        value,
        name: file,
        about: `**${asMarkdown(file)}**`,
        source: { path: join(snapshot.directory, file) },
      })),
);

const tenants: Catalogue = listed((context) =>
  context.tenants.map(({ slug, site, directory }) => ({
    value: slug,
    name: site.name,
    about: `**${asMarkdown(site.name)}**`,
    source: { path: join(directory, 'site.json') },
  })),
);

/** Publication dates; hover explains their effect on the page. */
const publicationDates: Catalogue = {
  list: ({ now, snapshot }) => days(now, snapshot?.site.timeZone ?? 'UTC'),
  find: () => undefined,
};

/** Catalogues of names by kind. */
export const catalogues: Readonly<Partial<Record<SpotKind, Catalogue>>> = {
  asset: assets,
  link: links,
  path: links,
  model: dataCatalogue(dataSources.model),
  brand: dataCatalogue(dataSources.brand),
  team: dataCatalogue(dataSources.team),
  location: dataCatalogue(dataSources.location),
  data: dataFiles,
  component: components,
  type: types,
  stepKey: formSteps,
  field: formFields,
  rule: lintRules,
  tenant: tenants,
  publicationDate: publicationDates,
};
