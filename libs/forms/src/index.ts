export * from './steps.ts';
export * from './step-graph.ts';
export * from './form-paths.ts';
export * from './step-references.ts';
export type * from './definition.ts';
export type * from './form-state.ts';
