import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import {
  pageForms,
  pagesOf,
  readFormTenants,
  type PageForm,
} from '../../shared/forms/tenant-forms.ts';

/** Parsed arguments of `forecourt forms list`. */
export interface FormListRequest {
  readonly tenant?: string | undefined;
  readonly format: 'pretty' | 'json';
}

/**
 * Lists every form of the tenants' pages. Pages with errors in themselves or their forms are named on stderr.
 * @throws {UsageError} if there is no tenant
 */
export async function runFormList(
  { tenant, format }: FormListRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const tenants = await readFormTenants(tenant, env);
  const found: PageForm[] = [];
  for (const file of tenants.flatMap(({ unshown }) => unshown.map(printable)))
    stderr.write(
      `${file} cannot be shown, so its forms are not listed; run forecourt validate ${file} for details\n`,
    );
  for (const each of tenants)
    for (const entry of pagesOf(each))
      try {
        found.push(...(await pageForms(each, entry)));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        stderr.write(`${error.message}\n`);
      }
  if (format === 'json') stdout.write(asJson(found));
  else if (found.length > 0) stdout.write(asTable(found));
  else stderr.write('No forms.\n');
  return exitCodes.fine;
}

const asJson = (found: readonly PageForm[]) =>
  `${JSON.stringify(
    {
      version: 1,
      forms: found.map(({ tenant, path, file, form }) => ({
        tenant: tenant.snapshot.site.slug,
        page: path,
        file,
        id: form.id,
        preset: form.preset ?? null,
        category: form.category,
        subcategory: form.subcategory ?? null,
        heading: form.heading,
        steps: form.steps.length,
        fields: form.fields.length,
      })),
    },
    null,
    2,
  )}\n`;

const asTable = (found: readonly PageForm[]): string =>
  drawTable(
    [
      { head: 'tenant' },
      { head: 'form' },
      { head: 'preset' },
      { head: 'steps', right: true },
      { head: 'fields', right: true },
      { head: 'category' },
      { head: 'heading' },
    ],
    found.map(({ tenant, path, form }) => [
      tenant.snapshot.site.slug,
      `${path}#${form.id}`,
      form.preset ?? 'its own',
      String(form.steps.length),
      String(form.fields.length),
      form.category,
      form.heading,
    ]),
  );
