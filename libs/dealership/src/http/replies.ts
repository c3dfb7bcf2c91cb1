import { isObject } from '@forecourt/json';
import { readEntities, type ReportRejected } from '../entities/read-entities.ts';
import type { WebsiteLocations } from '../ports/locations.ts';
import type { WebsiteUser } from '../ports/users.ts';

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || Number.isInteger(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 300;
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);

/** Array of a reply: the reply itself, or its member of a name. */
export const listIn = (reply: unknown, key: string): unknown =>
  isObject(reply) && Object.hasOwn(reply, key) ? reply[key] : reply;

/** Reads the entries of an array; invalid ones are left out and reported. Undefined if none is valid. */
function readEach<T>(
  value: unknown,
  source: string,
  report: ReportRejected,
  read: (entry: Record<string, unknown>) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found: T[] = [];
  value.forEach((entry: unknown, index) => {
    const one = isObject(entry) ? read(entry) : undefined;
    if (one !== undefined) found.push(one);
    else report({ source, index, pointer: '', message: 'does not fit its schema' });
  });
  return value.length > 0 && found.length === 0 ? undefined : found;
}

/** Websites with their locations; undefined if the value has none. */
export const readWebsites = (
  value: unknown,
  report: ReportRejected,
): WebsiteLocations[] | undefined =>
  readEach(value, 'manufacturer-locations', report, ({ id, name, url, locations }) => {
    const places = readEntities(
      'manufacturerLocation',
      locations,
      'manufacturer-locations',
      report,
    );
    if (!isId(id) || !isText(name) || !places) return undefined;
    const isAddress = isText(url) && /^https?:\/\//i.test(url);
    return { id, name, url: isAddress ? url : undefined, locations: places };
  });

/** Users of a website with the fields of the port only; undefined if the value has none. */
export const readUsers = (value: unknown, report: ReportRejected): WebsiteUser[] | undefined =>
  readEach(value, 'users', report, ({ id, name, email, phone }) =>
    isId(id) && isText(name) ? { id, name, email: textOf(email), phone: textOf(phone) } : undefined,
  );
