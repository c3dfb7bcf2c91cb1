import { fieldKey } from '@forecourt/domain';
import type { LeadValue, LeadValues } from './submission.ts';

/** Reads fields by any of the names that forms use, and knows which were read. */
export interface FieldReader {
  /** The first of these fields that holds text; trimmed, undefined if none does. */
  text(...names: string[]): string | undefined;
  /** True for a field that was read by any of its names. */
  wasRead(name: string): boolean;
}

/** A value as people read it. */
export function readableValue(value: LeadValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.trim() : value.join(', ');
}

/** A reader of fields, whose names match regardless of case and separators: `Vehicle Make`, `vehicle_make`. */
export function fieldReader(fields: LeadValues): FieldReader {
  const entries = Object.entries(fields).map(([name, value]) => ({
    name,
    key: fieldKey(name),
    isText: typeof value === 'string' && value.trim() !== '',
    value: readableValue(value),
  }));
  const read = new Set<string>();
  return {
    text(...names) {
      for (const wanted of names.map(fieldKey)) {
        const found = entries.find(({ key, isText }) => isText && key === wanted);
        if (!found) continue;
        read.add(found.name);
        return found.value;
      }
      return undefined;
    },
    wasRead: (name) => read.has(name),
  };
}
