import type { LeadValue, LeadValues } from './submission.ts';

/** Reads fields under any of the names that forms use, and knows which were not read. */
export interface FieldReader {
  /** The first of these fields that holds text; trimmed, undefined if none does. */
  text(...names: string[]): string | undefined;
  /** What was not read, as `name: value`; empty answers, and what the lead says itself, are left out. */
  rest(): string[];
}

/** Fields that repeat what stands beside the fields of every lead. */
const repeated = new Set(['category', 'subcategory', 'lead_status', 'form_completed']);

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A value for people to read. */
export function shown(value: LeadValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.trim() : value.join(', ');
}

/** Names match whatever their case and separators: `Vehicle Make`, `vehicle_make`. */
export function fieldReader(fields: LeadValues): FieldReader {
  const entries = Object.entries(fields);
  const read = new Set<string>();
  return {
    text(...names) {
      for (const wanted of names) {
        const found = entries.find(
          ([name, value]) =>
            plain(name) === plain(wanted) && typeof value === 'string' && value.trim() !== '',
        );
        if (!found) continue;
        read.add(found[0]);
        return shown(found[1]);
      }
      return undefined;
    },
    rest: () =>
      entries
        .filter(([name, value]) => !read.has(name) && !repeated.has(name) && shown(value) !== '')
        .map(([name, value]) => `${name}: ${shown(value)}`),
  };
}
