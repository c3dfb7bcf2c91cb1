import type { LenderAnswer } from '../ports/lender.ts';

const mostErrors = 30;
const mostOfName = 80;
const mostOfMessage = 300;
const mostOfId = 200;
const mostOfAddress = 2_000;

/** A reply does not fit its schema. */
class Unfit extends Error {}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line of text that can be shown. */
const line = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most);

/** Text or a whole number as text; undefined where there is none. @throws {Unfit} */
function idAt(reply: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = reply[name] ?? '';
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > mostOfId || /\p{Cc}/u.test(text)) throw new Unfit();
  return text.trim() || undefined;
}

/** The first message of a field; the lender may give one or a list. */
function firstMessage(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' ? line(first, mostOfMessage) : '';
  return text || 'is not right';
}

/** @throws {Unfit} */
function dataErrorsOf(value: unknown): readonly (readonly [string, string])[] {
  // An empty list is how some languages write an object without properties.
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return [];
  if (!isObject(value)) throw new Unfit();
  return Object.entries(value)
    .slice(0, mostErrors)
    .map(([name, messages]) => [line(name, mostOfName), firstMessage(messages)] as const);
}

/** @throws {Unfit} */
function errorOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (typeof value !== 'string') throw new Unfit();
  return line(value, mostOfMessage) || undefined;
}

/** @throws {Unfit} */
function addressOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > mostOfAddress) throw new Unfit();
  return value;
}

/** @throws {Unfit} */
function statusOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'verified' : 'unverified';
  return idAt({ value }, 'value');
}

/** A property that the specification does not name: whatever is no number is passed over. */
const scoreOf = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2_000
    ? (value as number)
    : undefined;

/**
 * Reads the reply to an application: `dataErrors`, `error`, `dealershipId`, `dealerCompanyId`,
 * `customerKey`, `satellite_site_url`, `mobileVerificationStatus`. Properties that nobody knows are
 * passed over.
 * @returns undefined where the reply does not fit: a known property of another type, or neither a
 *   fault nor anything that an accepted application has
 */
export function readLenderReply(reply: unknown): LenderAnswer | undefined {
  if (!isObject(reply)) return undefined;
  try {
    const errors = dataErrorsOf(reply.dataErrors);
    if (errors.length > 0) return { outcome: 'dataErrors', errors };
    const error = errorOf(reply.error);
    if (error !== undefined) return { outcome: 'error', error };
    const customerKey = idAt(reply, 'customerKey');
    const dealershipId = idAt(reply, 'dealershipId');
    const dealerCompanyId = idAt(reply, 'dealerCompanyId');
    const satelliteUrl = addressOf(reply.satellite_site_url);
    const mobileVerificationStatus = statusOf(reply.mobileVerificationStatus);
    const creditScore = scoreOf(reply.creditScore);
    if (!customerKey && !dealershipId && !satelliteUrl) return undefined;
    return {
      outcome: 'accepted',
      ...(customerKey && { customerKey }),
      ...(dealershipId && { dealershipId }),
      ...(dealerCompanyId && { dealerCompanyId }),
      ...(satelliteUrl && { satelliteUrl }),
      ...(mobileVerificationStatus && { mobileVerificationStatus }),
      ...(creditScore !== undefined && { creditScore }),
    };
  } catch (fault) {
    if (fault instanceof Unfit) return undefined;
    throw fault;
  }
}

/**
 * Reads the reply about a car: `taurus_dealership_id`.
 * @returns null for a reply that does not fit, undefined where it names none
 */
export function readLocationReply(reply: unknown): string | null | undefined {
  if (!isObject(reply)) return null;
  try {
    return idAt(reply, 'taurus_dealership_id');
  } catch (fault) {
    if (fault instanceof Unfit) return null;
    throw fault;
  }
}
