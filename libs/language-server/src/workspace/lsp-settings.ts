import { parseDate, parseHorizon } from '@forecourt/checker';

/** Client settings, from its initialisation options or its section `forecourt`. */
export interface LspSettings {
  /** Folder of tenants, from the workspace folder; `tenants` if left out. */
  readonly tenants?: string;
  /** Days ahead to look for what ends, such as `30d`. */
  readonly horizon?: string;
  /** A date on which every page is imagined to be published again. */
  readonly at?: string;
  /** File of accepted findings, from the workspace folder. */
  readonly baseline?: string;
}

/** Settings as they are used. */
export interface ReadSettings {
  readonly tenants: string;
  readonly horizonDays?: number;
  readonly at?: string;
  readonly baseline?: string;
  /** Messages about invalid settings. */
  readonly errors: readonly string[];
}

const names = ['tenants', 'horizon', 'at', 'baseline'] as const;

/**
 * Merges settings, of which later ones win: of the command line, of the client's initialisation options
 * and of its section `forecourt`. They may be any value: what can't be used is ignored and reported.
 */
export function readSettings(...sources: readonly unknown[]): ReadSettings {
  const errors: string[] = [];
  const given: Record<string, string | undefined> = {};
  for (const source of sources) {
    const members = typeof source === 'object' && source !== null ? source : {};
    for (const name of names) {
      const value = (members as Record<string, unknown>)[name];
      if (typeof value === 'string' && value !== '') given[name] = value;
      else if (value !== undefined && value !== null && value !== '')
        errors.push(`the setting forecourt.${name} must be a string`);
    }
  }
  const parsed = <T>(name: (typeof names)[number], parse: (text: string) => T) => {
    const text = given[name];
    try {
      return text === undefined ? undefined : parse(text);
    } catch (error) {
      errors.push(`the setting forecourt.${name} ${text} ${(error as RangeError).message}`);
      return undefined;
    }
  };
  return {
    tenants: given.tenants ?? 'tenants',
    horizonDays: parsed('horizon', parseHorizon),
    at: parsed('at', parseDate),
    baseline: given.baseline,
    errors,
  };
}
