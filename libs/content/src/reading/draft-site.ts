import { validateSite } from '@forecourt/block-schemas';
import type { Finding, FindingId, Site } from '@forecourt/block-schemas';
import { isObject, lastToken, parentPointer, resolvePointer } from '@forecourt/json';
import type { JsonObject } from '@forecourt/json';
import { draftSuppressions } from './draft-suppressions.ts';

/** Errors of values that can still be checked. */
const usableErrors: ReadonlySet<string> = new Set<FindingId>([
  ...(['missing-property', 'too-short', 'too-long', 'too-few', 'too-many'] as const),
]);

const isScalar = (value: unknown): boolean => typeof value !== 'object';

/** Replaces the value at a pointer. */
function replace(site: JsonObject, pointer: string, value: unknown): void {
  const holder = resolvePointer(site, parentPointer(pointer)) as JsonObject;
  holder[lastToken(pointer)] = value;
}

/** Booking hours that are never taken. */
const noHours = { bookingType: '', days: [], from: '00:00', to: '00:00' };

/** Completes booking hours that lack a member. Every entry keeps its pointer. */
function completeHours(site: JsonObject): void {
  const hours = resolvePointer(site, '/settings/forms/bookingHours');
  if (!Array.isArray(hours)) return;
  for (const [index, entry] of hours.entries())
    if (!Object.keys(noHours).every((name) => Object.hasOwn(entry as object, name)))
      hours[index] = noHours;
}

/**
 * Gives a misspelt member the name that was meant, and removes one that is unknown. Findings within one
 * that is renamed follow from the one about its name.
 */
function correctName(holder: JsonObject, name: string, meant: string | undefined): void {
  const value = holder[name];
  delete holder[name];
  if (meant !== undefined) holder[meant] ??= value;
}

/** Removes an invalid member, or an array with an entry of the wrong type. Entries keep their pointers. */
function removeInvalid(site: JsonObject, pointer: string, rule: string): void {
  const parent = parentPointer(pointer);
  const holder = resolvePointer(site, parent);
  if (isObject(holder)) delete holder[lastToken(pointer)];
  else if (Array.isArray(holder) && rule === 'wrong-type') removeInvalid(site, parent, rule);
}

/** Changes settings so that one error is gone, if rules could not be checked with it. */
function repair(site: JsonObject, { pointer, property, rule, suggestion }: Finding): void {
  // A name that is too short can be shown; as a time zone it is none.
  if (usableErrors.has(rule) && pointer !== '/timeZone') return;
  const holder = resolvePointer(site, pointer);
  // Rules must not report a rate as missing that is only invalid, nor find a number for a text.
  if (pointer.startsWith('/settings/cars/') && isScalar(holder))
    return rule === 'wrong-type' ? replace(site, pointer, String(holder)) : undefined;
  if (property === undefined) removeInvalid(site, pointer, rule);
  else if (isObject(holder)) correctName(holder, property, suggestion);
}

/** Stands for a dashboard that is not known, so that references to its data are not checked. */
export const unknownDashboard = 'unknown.invalid';

/** A colour that has enough contrast with the usual surface. */
const usualColour = '#132231';

/** Returns the region of a time zone, or of what is meant to be one. */
const regionOf = (timeZone: unknown) =>
  typeof timeZone === 'string' && timeZone.startsWith('Pacific/') ? 'NZ' : 'AU';

function completeTheme(theme: unknown): JsonObject {
  const { color, font, ...rest } = isObject(theme) ? theme : {};
  const colours = { brand: usualColour, accent: usualColour, ...(isObject(color) ? color : {}) };
  return { ...rest, color: colours, font: isObject(font) ? font : {} };
}

/** Returns neutral settings in place of those of which nothing can be used. @param folder name of the tenant's folder. */
export const neutralSite = (folder: string): Site => draftSite({}, folder, [])!;

/**
 * Returns what can be checked of invalid settings: without the invalid parts, and with neutral values
 * for those that every site has. Never to be served.
 * @param folder the name of the tenant's folder. @param findings all errors of the value.
 * @returns undefined if it is not an object.
 */
export function draftSite(
  value: unknown,
  folder: string,
  findings: readonly Finding[],
): Site | undefined {
  if (!isObject(value)) return undefined;
  const valid = structuredClone(value);
  for (const finding of findings) repair(valid, finding);
  // A member that was misspelt may be invalid, too.
  for (const finding of validateSite(valid, { allErrors: true })) repair(valid, finding);
  completeHours(valid);
  const region = valid.region ?? regionOf(value.timeZone);
  const { theme, ...rest } = valid;
  const site: JsonObject = {
    schemaVersion: 1,
    id: '',
    slug: folder,
    name: '',
    domains: [],
    navigation: {},
    timeZone: region === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney',
    ...rest,
    region,
    theme: completeTheme(theme),
  };
  const misspelt = findings.find(
    ({ pointer, suggestion }) => pointer === '' && suggestion === 'lintIgnore',
  )?.property;
  const lintIgnore = draftSuppressions({ lintIgnore: value[misspelt ?? 'lintIgnore'] });
  delete site.lintIgnore;
  if (lintIgnore) site.lintIgnore = lintIgnore;
  const mayHaveDashboard = findings.some(
    ({ pointer, suggestion }) =>
      pointer.startsWith('/integrations') || (pointer === '' && suggestion === 'integrations'),
  );
  if (mayHaveDashboard)
    site.integrations = {
      dashboardHost: unknownDashboard,
      ...(isObject(site.integrations) ? site.integrations : {}),
    };
  return site as unknown as Site;
}
