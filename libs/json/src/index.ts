export { tooDeepAt } from './depth.ts';
export * from './edit-json.ts';
export * from './json-finding.ts';
export * from './locate.ts';
export * from './parse-json.ts';
export * from './pointer.ts';
export * from './request-value.ts';
export * from './scalar-text.ts';
export type { TextPlace } from './text-place.ts';
