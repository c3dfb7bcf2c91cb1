export { nestedPaths } from './nested-paths.ts';
export { compareSchemas } from './schema-changes.ts';
export type { ChangeLevel, SchemaChange } from './schema-changes.ts';
export type { SchemaSet } from './schema-node.ts';
