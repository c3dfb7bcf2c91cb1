import { collectFindings } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { Finding } from '@forecourt/block-schemas';
import type { SchemaSet } from '@forecourt/comparison/schemas';
import { entityList } from '@forecourt/content';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { ContentDocument, TenantDocuments } from '@forecourt/content';
import { nestedPaths } from '@forecourt/comparison/schemas';
import { schemaBase } from '@forecourt/block-schemas';

type Json = Readonly<Record<string, unknown>>;

/** Schemas whose nested blocks are checked one by one, by their own types, as the server does. */
function withoutNestedBlocks(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNestedBlocks);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isBlockList = (schema as Json)['x-blocks'] === true;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !(isBlockList && keyword === 'items'))
      .map(([keyword, value]) => [keyword, withoutNestedBlocks(value)]),
  );
}

/** A part of a document that is validated on its own: one block, or the document without its blocks. */
export interface PartCheck {
  /** Pointer of the part within its document. */
  readonly pointer: string;
  readonly findings: readonly Finding[];
}

/** Validates content with one version of the schemas. */
export class ContentCheck {
  readonly #set: SchemaSet;
  readonly #ajv: Ajv2020;
  readonly #nested = new Map<string, readonly (readonly string[])[]>();

  constructor(set: SchemaSet) {
    this.#set = set;
    this.#ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      logger: false,
      validateFormats: false,
      validateSchema: false,
      unicodeRegExp: true,
      schemas: [...set.documents.values()].map((schema) => withoutNestedBlocks(schema) as Json),
    });
  }

  #check(address: string, value: unknown, pointer: string): Finding[] {
    const validate = this.#compiled(address);
    if (validate === undefined || validate(value)) return [];
    return collectFindings((validate.errors ?? []) as never, value, address, pointer);
  }

  #compiled(address: string): ValidateFunction | undefined {
    try {
      return this.#ajv.getSchema(address);
    } catch (error) {
      throw new UsageError(
        `the schemas of ${this.#set.name} cannot be compiled: ${(error as Error).message}`,
      );
    }
  }

  #nestedIn(id: string): readonly (readonly string[])[] {
    const paths = this.#nested.get(id) ?? nestedPaths(this.#set, id);
    this.#nested.set(id, paths);
    return paths;
  }

  #has(file: string): boolean {
    return this.#set.documents.has(schemaBase + file);
  }

  /** Checks a block and its nested blocks. */
  #checkBlock(block: unknown, pointer: string, components: ReadonlySet<string>, into: PartCheck[]) {
    const envelope = this.#check(`${schemaBase}common.json#/$defs/block`, block, pointer);
    if (envelope.length > 0) return void into.push({ pointer, findings: envelope });
    const { type, data } = block as { type: string; data: unknown };
    const file = `blocks/${type}/schema.json`;
    if (!this.#has(file)) {
      const message = `the block type "${type}" is not known`;
      const unknown: Finding = {
        rule: 'unknown-block-type',
        severity: 'error',
        pointer: `${pointer}/type`,
        message,
      };
      return void into.push({ pointer, findings: components.has(type) ? [] : [unknown] });
    }
    into.push({ pointer, findings: this.#check(schemaBase + file, data, `${pointer}/data`) });
    for (const path of this.#nestedIn(schemaBase + file))
      eachValueAt(data, path, `${pointer}/data`, (list, at) =>
        this.#checkBlocks(list, at, components, into),
      );
  }

  #checkBlocks(list: unknown, pointer: string, components: ReadonlySet<string>, into: PartCheck[]) {
    if (!Array.isArray(list)) return;
    for (const [index, block] of list.entries())
      this.#checkBlock(block, `${pointer}/${index}`, components, into);
  }

  /**
   * Checks every part of a document, in document order.
   * @throws {UsageError} if a schema that it needs can't be compiled.
   */
  check({ kind, path, value }: ContentDocument, { reading }: TenantDocuments): PartCheck[] {
    const whole = (file: string): PartCheck[] => [
      { pointer: '', findings: this.#check(schemaBase + file, value, '') },
    ];
    switch (kind) {
      case 'site':
        return whole('site.json');
      case 'component':
        return whole('custom-component.json');
      case 'page': {
        const parts = whole('page.json');
        const components = new Set(reading.snapshot?.components.keys());
        for (const nested of this.#nestedIn(`${schemaBase}page.json`))
          eachValueAt(value, nested, '', (list, at) =>
            this.#checkBlocks(list, at, components, parts),
          );
        return parts;
      }
      case 'redirects':
        return this.#checkEntries('redirect', Array.isArray(value) ? [...value.entries()] : []);
      case 'data': {
        const name = path.replace(/^data\/|\.json$/gi, '');
        const site = reading.snapshot?.site;
        const entries = site && entityList(name, value, site);
        if (entries === undefined || !('entries' in entries)) return [];
        return entries.entries.map(({ pointer, value: entry }) => ({
          pointer,
          findings: this.#check(`${schemaBase}entities/${entries.entity}.json`, entry, pointer),
        }));
      }
    }
  }

  #checkEntries(entity: string, entries: readonly (readonly [number, unknown])[]): PartCheck[] {
    return entries.map(([index, entry]) => ({
      pointer: `/${index}`,
      findings: this.#check(`${schemaBase}entities/${entity}.json`, entry, `/${index}`),
    }));
  }
}
