export { acceptedBy, goneFrom, isAcceptable, parseBaseline, updateBaseline } from './baseline.ts';
export type { Baseline, Coverage } from './baseline.ts';
export { checkConfig, configFile, findConfig } from './config.ts';
export { createChecker } from './create-checker.ts';
export type { Checker, CheckerOptions, CheckResult, ExternalLinks } from './checker.ts';
export { parseDate, parseHorizon } from './dates.ts';
export type { ResultCache } from './result-cache.ts';
export type { CheckSettings } from './settings.ts';
export { watchChecks } from './watch-checks.ts';
