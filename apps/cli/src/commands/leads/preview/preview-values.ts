import { type ManufacturerLocation } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import { nodeFileSystem, readJson } from '@forecourt/content';
import {
  dealershipsOf,
  exampleValues,
  readSubmission,
  type FieldErrors,
  type FormContext,
  type FormValues,
} from '@forecourt/forms';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import type { PageForm } from '../../../shared/forms/tenant-forms.ts';
import { inspectorOf } from './inspect-values.ts';
import { printable } from '../../../shared/terminal/printable.ts';

/** Values to send, or the errors of values that no browser would send. */
export interface GivenValues {
  readonly values: FormValues;
  readonly errors: FieldErrors;
}

/**
 * Reads values from a JSON file, in the format of a JSON request.
 * @throws {UsageError} if the file cannot be read
 */
async function valuesOfFile(file: string, { form }: PageForm): Promise<GivenValues> {
  const stat = await nodeFileSystem.stat(file).catch(() => undefined);
  if (stat === undefined) throw new UsageError(`"${printable(file)}" does not exist`);
  const read = await readJson(nodeFileSystem, file, file, stat, pageLimits);
  if (!read.ok) {
    const [{ line, column, message }] = read.findings as [(typeof read.findings)[number]];
    throw new UsageError(`${printable(file)}:${line}:${column}: ${printable(message)}`);
  }
  const { value } = read;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new UsageError(
      `"${printable(file)}" must hold an object of values by field name, such as --example prints`,
    );
  const { values, errors } = readSubmission(value, form);
  return { values, errors };
}

/** Returns the locations that a form's enquiry can be for. */
async function placesFor({
  dealerships,
  tenant,
}: PageForm): Promise<readonly ManufacturerLocation[]> {
  return dealerships.length > 0
    ? dealerships
    : dealershipsOf(await tenant.dealership.locations.own());
}

/**
 * Returns the values to submit: those of a file, else generated ones.
 * @param location id of the selected location
 * @throws {UsageError} for a file that cannot be read and a location that does not exist
 */
export async function previewValues(
  found: PageForm,
  context: FormContext & { readonly now: Date },
  {
    file,
    location,
  }: { readonly file?: string | undefined; readonly location?: string | undefined },
): Promise<GivenValues> {
  const chosen = await chosenLocation(found, location);
  const inspect = inspectorOf(found, context.now);
  const { values, errors } = file
    ? await valuesOfFile(file, found)
    : {
        values: exampleValues(found.form, context, { given: chosen, inspect }),
        errors: {},
      };
  return { values: { ...values, ...chosen }, errors };
}

/** Returns the values that select a location; none if it is undefined. @throws {UsageError} if it does not exist */
async function chosenLocation(found: PageForm, location: string | undefined): Promise<FormValues> {
  if (location === undefined) return {};
  const places = await placesFor(found);
  if (!places.some(({ id }) => id === location))
    throw new UsageError(
      `there is no location "${printable(location)}" for this form; there are ${places.map(({ id }) => printable(id)).join(', ') || 'none'}`,
    );
  const asking = found.form.fields.filter(({ type }) => type === 'dealership');
  const picked = asking.map(({ name }) => [name, location] as const);
  return { location_id: location, ...Object.fromEntries(picked) };
}
