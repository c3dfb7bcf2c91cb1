import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { didYouMean, type PageEntry } from '@forecourt/block-schemas';
import { pagePath } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { printable } from '../terminal/printable.ts';
import { findTargets } from '../targets/targets.ts';
import { screenForm } from './screen-form.ts';
import {
  pageForms,
  readFormTenant,
  readFormTenants,
  type FormTenant,
  type PageForm,
} from './tenant-forms.ts';

/** Selects a form. */
export interface FormRequest {
  /** Path of the page, `/service`, with `#` and the form's id or without; or the page's file. */
  readonly page: string;
  readonly form?: string | undefined;
  /** Folder or slug of the tenant. */
  readonly tenant?: string | undefined;
}

/** A page or screen with forms, and its tenant. */
interface FoundPage {
  readonly tenant: FormTenant;
  readonly path: string;
  readonly forms: () => Promise<readonly PageForm[]>;
}

const listed = (texts: readonly string[]) => texts.map(printable).join(', ');

/**
 * Finds the requested form.
 * @throws {UsageError} if there is none, or several match; it lists them.
 */
export async function findForm(
  request: FormRequest,
  env: ProcessContext['env'],
): Promise<PageForm> {
  const [page = '', id] = request.page.startsWith('/') ? request.page.split('#') : [request.page];
  const found = await findPage(page, request, env);
  const forms = await found.forms();
  const { path } = found;
  const wanted = request.form ?? id;
  const named = forms.map(({ form }) => `${form.id} (${form.heading})`);
  if (forms.length === 0)
    throw new UsageError(
      `${printable(path)} has no form; forecourt forms list shows where they are`,
    );
  if (wanted === undefined && forms.length > 1)
    throw new UsageError(
      `${printable(path)} has ${forms.length} forms, name one with --form: ${listed(named)}`,
    );
  const form = wanted === undefined ? forms[0] : forms.find((each) => each.form.id === wanted);
  if (!form)
    throw new UsageError(
      `${printable(path)} has no form "${printable(wanted!)}"; there ${named.length === 1 ? 'is' : 'are'} ${listed(named)}`,
    );
  return form;
}

async function findPage(
  page: string,
  { tenant }: FormRequest,
  env: ProcessContext['env'],
): Promise<FoundPage> {
  const isFile = await stat(page).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return pageOfFile(page);
  const tenants = await readFormTenants(tenant, env);
  const path = pagePath(page);
  const found = tenants.flatMap((each): FoundPage[] => {
    const entry = each.snapshot.pages.get(path);
    return entry ? [placeOf(each, entry)] : [];
  });
  const screens =
    found.length > 0 ? [] : await Promise.all(tenants.map((each) => screenAt(each, path)));
  found.push(...screens.filter((each) => each !== undefined));
  const [first, ...more] = found;
  if (first && more.length === 0 && page.startsWith('/')) return first;
  if (first && page.startsWith('/'))
    throw new UsageError(
      `${printable(path)} is a page of ${listed(found.map((each) => each.tenant.snapshot.site.slug))}; name one with --tenant`,
    );
  throw noSuchPage(page, path, tenants);
}

function noSuchPage(page: string, path: string, tenants: readonly FormTenant[]): UsageError {
  const broken = tenants.find(({ brokenPages }) => brokenPages.includes(path));
  if (broken)
    return new UsageError(
      `${printable(path)} has errors and cannot be shown; run forecourt validate ${printable(broken.directory)} for details`,
    );
  const known = [...new Set(tenants.flatMap(({ snapshot }) => [...snapshot.pages.keys()]))];
  const meant = known.includes(path) ? path : didYouMean(path, known);
  const hint =
    meant === undefined
      ? 'forecourt forms list shows all forms'
      : `did you mean "${printable(meant)}"?`;
  const slugs = listed(tenants.map(({ snapshot }) => snapshot.site.slug));
  return new UsageError(
    page.startsWith('/')
      ? `${slugs} ${tenants.length === 1 ? 'has' : 'have'} no page ${printable(page)}; ${hint}`
      : `"${printable(page)}" is neither the path of a page, such as /service, nor its file; ${hint}`,
  );
}

async function pageOfFile(file: string): Promise<FoundPage> {
  const { tenants } = await findTargets([file], process.cwd());
  const { directory } = tenants[0]!;
  const tenant = await readFormTenant(directory);
  if (!tenant)
    throw new UsageError(
      `"${join(directory, 'site.json')}" cannot be used; run forecourt validate ${directory} for details`,
    );
  const entry = [...tenant.snapshot.pages.values()].find(
    (each) => resolve(directory, each.file) === resolve(file),
  );
  if (!entry)
    throw new UsageError(
      `"${printable(file)}" is not a page that can be shown; run forecourt validate ${printable(file)} for details`,
    );
  return placeOf(tenant, entry);
}

const placeOf = (tenant: FormTenant, entry: PageEntry): FoundPage => ({
  tenant,
  path: entry.page.path,
  forms: () => pageForms(tenant, entry),
});

/** Finds the page of a car or staff member at a path; undefined if the tenant has none. */
async function screenAt(tenant: FormTenant, path: string): Promise<FoundPage | undefined> {
  const form = await screenForm(tenant, path);
  return form && { tenant, path, forms: async () => [form] };
}
