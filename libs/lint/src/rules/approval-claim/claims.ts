import { matchesOf, type StringRange } from '@forecourt/json';
import { isDenied } from '../../rule-api/credit-denials.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';

/** Kinds of promises about a loan that nobody has assessed. */
export const approvalClaimKinds = [
  'guaranteed',
  'no-credit-check',
  'bad-credit',
  'instant',
  'pre-approved',
] as const;

/** One of {@link approvalClaimKinds}. */
export type ApprovalClaimKind = (typeof approvalClaimKinds)[number];

const everyone = String.raw`(?:every(?:one|body)|anyone|anybody|all\s+(?:applicants|customers|buyers))`;
/** Nothing that limits who everyone is, "anyone who qualifies". */
const unlimited = String.raw`(?!\s+(?:aged|eligible|in|over|that|under|who|whose|with)\b)`;
const approved = String.raw`(?:pre[\s-]?)?approved`;

/** Patterns of each kind of promise, tried in order. */
const patterns: { readonly [K in ApprovalClaimKind]: readonly RegExp[] } = {
  guaranteed: [
    /\bguaranteed\s+(?:(?:car|vehicle|auto|loan|finance|credit|pre)[\s-]+)?(?:approvals?|acceptance|finance|loans?|credit)\b(?!\s+(?:cars?|vehicles?|utes?|vans?)\b)/gi,
    /\b(?:approvals?|acceptance|finance)\s+(?:is\s+)?guaranteed\b/gi,
    new RegExp(String.raw`\b${everyone}(?:['’]s|\s+is|\s+are|\s+gets?)?\s+${approved}\b`, 'gi'),
    new RegExp(
      String.raw`\bwe(?:\s+can|\s+will|['’]ll)?\s+(?:approve|finance|accept|lend\s+to|say\s+yes\s+to)\s+${everyone}\b${unlimited}`,
      'gi',
    ),
    new RegExp(
      String.raw`\b(?:approvals?|credit|finance|loans?)\s+for\s+(?:${everyone}\b${unlimited}|all(?=\s*(?:[.!,;]|$)))`,
      'gi',
    ),
    new RegExp(String.raw`\b${everyone}\s+(?:gets?|hears?)\s+(?:a\s+)?yes\b`, 'gi'),
    /\b(?:approved|approvals?|finance|loans?)\s+(?:regardless\s+of|no\s+matter|whatever)\s+(?:(?:your|the)\s+)?(?:credit|(?:financial\s+)?history|past|score|situation|circumstances)\b/gi,
    /\bwe\s+say\s+yes\s+(?:when|where|even\s+if|if)\s+(?:(?:the|your|other|big)\s+){0,2}(?:banks?|lenders?|others?)\s+(?:says?|said)\s+no\b/gi,
    /\b(?:(?:when|if)\s+)?(?:(?:the|your|other)\s+)?(?:banks?|lenders?|others)\s+(?:says?|said)\s+no[,?!.–—\s-]{1,4}we\s+say\s+yes\b/gi,
    /\b(?:every|all)\s+applications?\s+(?:is\s+|are\s+)?(?:approved|accepted)\b/gi,
    /\bno\s?(?:one|body)(?:['’]s|\s+is|\s+gets)?\s+(?:refused|declined|turned\s+(?:away|down))\b/gi,
    /\b100\s?%\s+(?:finance\s+|loan\s+)?approvals?\b/gi,
  ],
  'no-credit-check': [
    /\b(?:no|zero|nil|without\s+an?y?)\s+credit[\s-]+(?:history\s+)?checks?\b/gi,
    /\bcredit[\s-]check[\s-]free\b/gi,
  ],
  'bad-credit': [
    /\b(?:bad|poor|no|any)\s+credit(?:\s+(?:history|score|rating))?[\s?,!:–—-]{1,4}(?:is\s+|that['’]s\s+)?(?:ok(?:ay)?|fine|welcome|accepted|approved|no\s+(?:problem|worries|drama))\b/gi,
    /\b(?:all|any|every)\s+credit\s+(?:histor(?:y|ies)|ratings?|scores?)\s+(?:is\s+|are\s+)?(?:ok(?:ay)?|fine|welcome|accepted|approved)\b/gi,
    /\bbankrupts?\s+(?:are\s+)?(?:ok(?:ay)?|welcome|accepted|approved)\b/gi,
  ],
  instant: [
    /\b(?:instant|immediate|automatic|on[\s-]the[\s-]spot|same[\s-]day)\s+(?:(?:online|car|finance|loan|credit)\s+){0,2}(?:pre[\s-]?)?approvals?\b/gi,
    /\bapproved\s+(?:instantly|immediately|on\s+the\s+spot|in\s+(?:seconds|minutes|under\s+an\s+hour|\d+\s+(?:seconds|minutes)))\b/gi,
    /\bapprovals?\s+in\s+(?:as\s+little\s+as\s+)?(?:\d+\s+|a\s+few\s+)?(?:seconds|minutes)\b/gi,
  ],
  'pre-approved': [
    /\bpre[\s-]?approved\b(?!\s+(?:suppliers?|repairers?|contractors?|vendors?|installers?|workshops?|trades?(?:people)?|parts?|accessor(?:y|ies)|list)\b)/gi,
    /\byou(?:['’]re|\s+are|['’]ve\s+been)\s+(?:already\s+|all\s+)?approved\b/gi,
  ],
};

/** Words before a claim that deny it, or make it depend on an assessment. */
const denial =
  /\b(?:if|once|when|whether|unless|until|before|after|not|never|cannot|beware|avoid)\b|n['’]t\b/i;

/** Words before a claim that nobody can make: "No one can promise …". */
const deniedToAll =
  /\b(?:no[\s-]?one|nobody|no\s+(?:bank|broker|dealer|lender)s?)\s+(?:can|could|should|may|will|would|is\s+able\s+to)\s+(?:\w+ly\s+)?(?:advertise|assure|give|guarantee|offer|promise)\b/i;

/** Words behind it that make the claim after all: "No one can offer … like us". */
const exceptHere = /\b(?:like|but\s+us|except|faster|sooner|better|than)\b/i;

/** Words behind a claim that deny it: "… is a phrase we never use". */
const deniedBehind =
  /^['’”"]?\s+(?:is|are)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:claim|line|phrase|promise|slogan|term|word)s?\s+(?:that\s+|which\s+)?(?:(?:no[\s-]?one|nobody|no\s+lender)\b|(?:we|you)(?:\s+(?:never|cannot|will\s+not|do\s+not)|(?:\s+wo|['’]ll\s+wo|\s+ca|\s+do)n['’]t|['’]ll\s+never|\s+will\s+never)\b)/i;

/** Words around "no credit check" about an estimate: using a calculator needs none. */
const estimate = /\b(?:calculat|estimat|slider|quote|sav(?:e|ed|ing)\b|store[ds]?\b)/i;

// Each begins with a word: searched for anywhere, they take twice as long.
const mayClaim =
  /\b(?:(?:pre|un)?approv|credit|guarantee|bankrupt|no\s?(?:one|body)|applica|every(?:one|body)\b|any(?:one|body)\b|(?:finance|loans?)\s+(?:for|no|regard|whatever)|says?\s+yes)/i;

/** Tests a text or mark-up for words that may promise a loan. */
export const mayClaimApproval = (text: string): boolean => mayClaim.test(text);

/** Words after "no credit check" that say when or by what none is made, not that there is none. */
const notYet =
  /^\s*(?:(?:is|are|will\s+be|gets?)\s+(?:\w+\s+)?(?:made|run|done|performed|carried\s+out|recorded|requested|ordered)|happens?|takes?\s+place)\b.*\b(?:until|till|unless|before|without|at\s+th(?:is|e)|here|now|yet|by\s+(?:this|us|sending|asking)|for\s+(?:this|a|an|your))\b|^\s*(?:until|unless)\s+you\b|^\s*without\s+your\b/is;

/** A promise as it is written. */
export interface ApprovalClaim {
  readonly kind: ApprovalClaimKind;
  readonly range: StringRange;
}

/** Returns true for words that promise a loan, and don't deny it. */
function isMeant(text: string, { kind, range }: ApprovalClaim): boolean {
  const [before, after] = sentenceAround(text, range);
  if (denial.test(before) || deniedBehind.test(after) || isDenied(text, range)) return false;
  if (deniedToAll.test(before) && !exceptHere.test(after)) return false;
  return kind !== 'no-credit-check' || !(notYet.test(after) || estimate.test(`${before} ${after}`));
}

/** Returns the promises in a text without mark-up, the first of each kind. */
export function approvalClaims(
  text: string,
  kinds: readonly ApprovalClaimKind[],
): readonly ApprovalClaim[] {
  return kinds.flatMap((kind) => {
    for (const pattern of patterns[kind])
      for (const { 0: words, index } of matchesOf(text, pattern)) {
        const claim = { kind, range: { start: index, end: index + words.length } };
        if (isMeant(text, claim)) return [claim];
      }
    return [];
  });
}
