import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Rule } from '@forecourt/lint';
import type { OpenDocument } from '../documents/open-document.ts';
import type { Spot } from '../documents/spot.ts';

/** Something that content can name, such as a page, a model, a file or a step of a form. */
export interface Entry {
  /** Value in the document. */
  readonly value: string;
  /** Short name. */
  readonly name?: string;
  /** Details in Markdown. */
  readonly about?: string;
  /** Where it is defined. */
  readonly source?: Source;
}

/** Where something is defined. */
export interface Source {
  /** Absolute path. */
  readonly path: string;
  /** JSON Pointer to the value; the file itself without. */
  readonly pointer?: string;
}

/** Location of a name, and what its catalogue depends on. */
export interface NameContext {
  readonly document: OpenDocument;
  readonly spot: Spot;
  readonly snapshot: TenantSnapshot | undefined;
  /** Snapshots of all tenants that are known. */
  readonly tenants: readonly TenantSnapshot[];
  /** Current time. */
  readonly now: Date;
  /** Lint rules, those of the configuration included. */
  readonly rules: readonly Rule[];
  /** Path of the documentation page of a built-in lint rule. */
  readonly rulePage: (rule: string) => string;
}

/** Names of one kind: those to choose from, and the entry that a name refers to. */
export interface Catalogue {
  /** Returns the entries for a value, best first. @param typed the text typed so far. */
  readonly list: (context: NameContext, typed: string) => readonly Entry[];
  /** Returns the entry that a value refers to; undefined if there is none. */
  readonly find: (context: NameContext, value: string) => Entry | undefined;
}

/** Returns a catalogue whose entries are found by their values. */
export const listed = (list: Catalogue['list']): Catalogue => ({
  list,
  find: (context, value) => list(context, value).find((entry) => entry.value === value),
});

/** Text of content as Markdown that shows it as it is. */
export const asMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll(/\s+/g, ' ');
