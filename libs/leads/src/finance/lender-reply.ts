import { isObject } from '@forecourt/json';
import type { LenderAnswer } from '../ports/lender.ts';

const maxErrors = 30;
const maxNameLength = 80;
const maxMessageLength = 300;
const maxIdLength = 200;
const maxUrlLength = 2_000;

/** Thrown for a reply that does not match its schema. */
class InvalidReply extends Error {}

/** Text on one line, without control characters. */
const line = (text: string, maxLength: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

/** A string, or an integer as a string; undefined if there is none. @throws {InvalidReply} */
function idAt(reply: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = reply[name] ?? '';
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > maxIdLength || /\p{Cc}/u.test(text))
    throw new InvalidReply();
  return text.trim() || undefined;
}

/** The first message of a field; the lender sends one or an array. */
function firstMessage(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' ? line(first, maxMessageLength) : '';
  return text || 'is not right';
}

/** @throws {InvalidReply} */
function dataErrorsOf(value: unknown): readonly (readonly [string, string])[] {
  // Some languages serialise an object without properties as an empty array.
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return [];
  if (!isObject(value)) throw new InvalidReply();
  return Object.entries(value)
    .slice(0, maxErrors)
    .map(([name, messages]) => [line(name, maxNameLength), firstMessage(messages)] as const);
}

/** @throws {InvalidReply} */
function errorOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (typeof value !== 'string') throw new InvalidReply();
  return line(value, maxMessageLength) || undefined;
}

/** @throws {InvalidReply} */
function addressOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > maxUrlLength) throw new InvalidReply();
  return value;
}

/** @throws {InvalidReply} */
function statusOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'verified' : 'unverified';
  return idAt({ value }, 'value');
}

/** A credit score, which the specification does not name; anything but a number is ignored. */
const scoreOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_000
    ? value
    : undefined;

/**
 * Reads the reply to an application: `dataErrors`, `error`, `dealershipId`, `dealerCompanyId`,
 * `customerKey`, `satellite_site_url`, `mobileVerificationStatus`. Other properties are ignored.
 * @returns undefined for an invalid reply: a known property of another type, or neither an error nor
 *   anything that an accepted application has
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
      customerKey,
      dealershipId,
      dealerCompanyId,
      satelliteUrl,
      mobileVerificationStatus,
      creditScore,
    };
  } catch (error) {
    if (error instanceof InvalidReply) return undefined;
    throw error;
  }
}

/**
 * Reads the reply about a car: `taurus_dealership_id`.
 * @returns null for an invalid reply, undefined if it names none
 */
export function readLocationReply(reply: unknown): string | null | undefined {
  if (!isObject(reply)) return null;
  try {
    return idAt(reply, 'taurus_dealership_id');
  } catch (error) {
    if (error instanceof InvalidReply) return null;
    throw error;
  }
}
