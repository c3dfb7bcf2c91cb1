export {
  acceptedBy,
  goneFrom,
  isAcceptable,
  parseBaseline,
  renamedInBaseline,
  updateBaseline,
} from './findings/baseline.ts';
export type { Baseline, Coverage } from './findings/baseline.ts';
export { foldUses } from './findings/fold-uses.ts';
export { checkConfig } from './config/config.ts';
export type { ConfigReading } from './config/config.ts';
export { configFile, findConfig } from './config/find-config.ts';
export { unmatchedOverrides } from './config/unmatched-overrides.ts';
export { configuredRules } from './own-rules.ts';
export { createChecker } from './create-checker.ts';
export type { Checker, CheckerOptions, CheckResult, ExternalLinks } from './checker.ts';
export { parseDate, parseHorizon } from './dates.ts';
export type { ResultCache } from './pages/result-cache.ts';
export type { CheckSettings } from './settings.ts';
export { watchChecks } from './watch-checks.ts';
