/** Patterns of what other programs and people leave in a text that is copied from them. */
export const pasted: readonly RegExp[] = [
  // Fields of a mail merge, tokens and variables of other systems, and those of programs.
  /«(?:[A-Z][a-z]+(?:[A-Z][a-z]+)+|\w+_\w+)»|\[(?:current-user|date|node|site|term|user):[\w:-]+\]/g,
  /@(?:Model|ViewBag|ViewData)\.\w+|(?<!\d\s)(?<=[\s(])%[sd](?=[\s.,!?)]|$)/g,
  // References of assistants to what they have read.
  /:contentReference\[oaicite:\d+\](?:\{[^{}]*\})?|【\d+†[^【】]{0,40}】/g,
  /\bsent\s+from\s+my\s+(?:iphone|ipad|phone|mobile|samsung)\b/gi,
  /\((?:please\s+)?check\s+with\s[^()]{1,60}\)|\([^()]{1,60}\sbefore\s+(?:it|this)\s+goes\s+live\)/gi,
  /\bplease\s+(?:change|fix|replace|update)\s+(?:the|this)\s+(?:copy|heading|image|page|paragraph|photo|price|text)\b/gi,
  /\$\s?\?{2,}/g,
];

const sign = /[«【]|@(?:Model|View)|:contentReference|\s%[sd]\b|\$\s?\?\?/;
const hint =
  /\b(?:sent\s+from\s+my|check\s+with|goes\s+live|please\s+(?:change|fix|replace|update))\b/i;

/** Quick test for such a part, within mark-up too. */
export const mayBePasted = (text: string): boolean => sign.test(text) || hint.test(text);
