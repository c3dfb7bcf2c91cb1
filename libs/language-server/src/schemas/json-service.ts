import type { CustomComponentDefinition, TenantSnapshot } from '@forecourt/block-schemas';
import type { Rule } from '@forecourt/lint';
import { isObject, scalarText } from '@forecourt/json';
import { getLanguageService } from 'vscode-json-languageservice';
import type { JSONDocument, JSONSchema, LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { dataName } from '../documents/editor-file-kind.ts';
import { entityOf } from '../documents/entity-of.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { editorSchemas, schemaId } from './editor-schemas.ts';
import type { OwnRule } from './editor-schemas.ts';
import { snippetOf, stops } from './snippets.ts';

/** A document as the JSON service sees it. */
export interface ServedDocument {
  readonly service: LanguageService;
  readonly text: TextDocument;
  readonly json: JSONDocument;
}

/** Schema of a whole document, with a snippet for an empty one. */
const whole = (file: string, label: string): JSONSchema => ({
  $ref: schemaId(file),
  defaultSnippets: [{ label, body: snippetOf(schemaId(file), '', stops()) }],
});

const kinds: Readonly<Partial<Record<OpenDocument['kind'], JSONSchema>>> = {
  page: whole('page.json', 'A new page'),
  site: whole('site.json', 'A new tenant'),
  component: whole('custom-component.json', 'A new component'),
  redirects: { type: 'array', items: { $ref: schemaId('entities/redirect.json') } },
  config: { $ref: schemaId('lint-config.json') },
  mapping: { $ref: schemaId('import-mapping.json') },
};

const entities = [
  'brand',
  'car',
  'location',
  'manufacturerLocation',
  'model',
  'offer',
  'review',
  'reviewSummary',
  'teamMember',
] as const;

const named = (name: string) => `forecourt:///${name}.json`;

/** Creates a service that selects the schema of a document by its name. */
function createService(
  components: Iterable<CustomComponentDefinition>,
  ownRules: readonly OwnRule[],
): LanguageService {
  const schemaOf = editorSchemas(components, ownRules);
  const service = getLanguageService({
    clientCapabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown', 'plaintext'] },
      },
    },
    // References between schemas are relative to the schema that contains them.
    workspaceContext: { resolveRelativePath: (path, schema) => new URL(path, schema).href },
    schemaRequestService: (id) => {
      const schema = schemaOf(id);
      return schema === undefined
        ? Promise.reject(new Error(`there is no schema ${id}`))
        : Promise.resolve(JSON.stringify(schema));
    },
  });
  const lists = entities.map((entity): [string, JSONSchema] => {
    const items = { $ref: schemaId(`entities/${entity}.json`) };
    const isMap = entity === 'reviewSummary';
    return [
      entity,
      isMap ? { type: 'object', additionalProperties: items } : { type: 'array', items },
    ];
  });
  service.configure({
    validate: false,
    schemas: [...Object.entries(kinds), ...lists].map(([name, schema]) => ({
      uri: `forecourt:///schemas/${name}.json`,
      fileMatch: [`${name}.json`],
      schema,
    })),
  });
  return service;
}

function nameOf(document: OpenDocument, snapshot: TenantSnapshot | undefined) {
  const { kind, file, value } = document;
  if (kind !== 'data') return kind;
  if (dataName(file) === 'reviews') return Array.isArray(value) ? 'review' : 'reviewSummary';
  return (snapshot && entityOf(document, snapshot)) ?? 'other';
}

/** Returns the own rules of the configuration, and those that a document defines while it is not valid. */
function ownRulesOf({ kind, value }: OpenDocument, rules: readonly Rule[]): readonly OwnRule[] {
  const known = rules.flatMap(({ meta: { id, description } }) =>
    id.includes('/') ? { id, description } : [],
  );
  const { customRules } = kind === 'config' && isObject(value) ? value : {};
  const typed = Object.entries(isObject(customRules) ? customRules : {}).map(([id, rule]) => ({
    id,
    description: isObject(rule) ? scalarText(rule.description) : '',
  }));
  return [...new Map([...known, ...typed].map((rule) => [rule.id, rule])).values()];
}

/** Renames `$schema`, which the service would follow: the location of a document decides its schema. */
function withoutSchemaKey(json: JSONDocument): JSONDocument {
  for (const { keyNode } of json.root?.type === 'object' ? json.root.properties : [])
    if (keyNode.value === '$schema') (keyNode as { value: string }).value = ' $schema';
  return json;
}

/** Returns a function that finds the JSON service for a document, one for each tenant's components and own rules. */
export function jsonServices(): (
  document: OpenDocument,
  snapshot: TenantSnapshot | undefined,
  rules: readonly Rule[],
) => ServedDocument {
  const services = new Map<string, { readonly key: string; readonly service: LanguageService }>();
  return (document, snapshot, rules) => {
    const components = [...(snapshot?.components.values() ?? [])];
    const ownRules = ownRulesOf(document, rules);
    const key = JSON.stringify([
      components.map(({ name, description, props }) => [name, description, props]),
      ownRules,
    ]);
    const slot = document.directory ?? '';
    let known = services.get(slot);
    if (known?.key !== key) {
      known = { key, service: createService(components, ownRules) };
      services.set(slot, known);
    }
    const { service } = known;
    const { version } = document.text;
    const uri = named(nameOf(document, snapshot));
    const text = TextDocument.create(uri, 'json', version, document.text.getText());
    return { service, text, json: withoutSchemaKey(service.parseJSONDocument(text)) };
  };
}
