export { answerFromFiles } from './rendering/answer-from-files.ts';
export type { Renderer, TenantSide } from './rendering/render-side.ts';
export { compareTenant } from './tenants/compare-tenant.ts';
export type { ComparisonOptions, TenantComparison } from './tenants/compare-tenant.ts';
export type * from './report/diff-report.ts';
export type { FileChange, PropertyChange } from './documents/value-change.ts';
export { hasChanges, makeDiffReport } from './report/make-report.ts';
export * from './report/words.ts';
