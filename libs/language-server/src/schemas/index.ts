export { bundleSchema } from './bundle-schema.ts';
export { editorSchemas, schemaFile } from './schema-catalogue.ts';
export type { EditorSchema } from './schema-catalogue.ts';
