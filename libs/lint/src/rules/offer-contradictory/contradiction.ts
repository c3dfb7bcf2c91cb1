import type { RuleReport } from '../../rule-api/rule.ts';

/** Contradiction of an offer; the pointer is relative to the offer. */
export type Contradiction = Pick<RuleReport, 'pointer' | 'within' | 'message'>;
