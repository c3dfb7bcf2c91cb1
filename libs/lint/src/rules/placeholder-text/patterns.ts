import { matchesOf, type StringRange } from '@forecourt/json';
import { mayBePasted, pasted } from './pasted.ts';

const noun =
  '(?:text|copy|content|paragraph|heading|subheading|headline|tagline|slogan|title|description|caption)';
const subject =
  '(?:name|date|price|amount|model|make|year|dealer(?:ship)?|brand|phone|number|e-?mail|address|suburb|city|location|image|link|url|text|heading|title|staff|offer|rego|time|photo|picture|logo)';

/** Patterns of what no visitor should see, even as the example in an empty control. */
const leftovers: readonly RegExp[] = [
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b/gi,
  /\b(?:TODO|FIXME)\b/g,
  /\{\{[^{}]*\}\}|\$\{\w[^{}]*\}|<%.*?%>|\[object Object\]/g,
  // Fields of mail merges, errors of spreadsheets and calculations, and the marks of a merge conflict.
  /(?<![\d%])%[A-Z][A-Z_]{2,30}%|\*\|[A-Z_]{2,30}\|\*/g,
  /#(?:REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A\b)|\$?\bNaN\b/g,
  /<{7}\s(?:HEAD|Updated upstream)\b|^>{7}\s[\w-]+/gm,
  // Short codes of other systems, "[gallery ids=…]", and their variables, "{dealer_name}".
  /\[\/?[a-z][\w-]{1,40}(?:\s+[\w-]{1,40}=(?:"[^"\]]{0,200}"|'[^'\]]{0,200}'|[\w,-]+))+\s*\/?\]/g,
  /(?<![{$])\{[a-z]+(?:[_.][a-z]+)+\}(?!\})/gi,
  // Files on the computer of the editor.
  /\bfile:\/\/\/[^\s<>"]*|(?<![\w/])[A-Z]:\\(?:Users|Documents|Desktop|Temp)\\[^\s<>"]*/gi,
];

/** Patterns of placeholders; upper case counts where ordinary words are spelt alike. */
const patterns: readonly RegExp[] = [
  ...leftovers,
  ...pasted,
  /\b(?:TBC|TBD)\b/g,
  /\bto\s+be\s+(?:written|supplied\s+by\s+client)\W*$|\btbc\b/gi,
  // XXXX is a beer of Queensland.
  /\b(?!xxxx\s+(?:gold|bitter|dry|beer|brewery)\b|xxx-rated\b)x{3,}\b/gi,
  new RegExp(String.raw`\binsert\s+(?:[a-z]+\s+){0,6}here\b`, 'gi'),
  new RegExp(String.raw`\b(?:your|some)\s+${noun}\s+here\b|^${noun}\s+here\W*$`, 'gi'),
  new RegExp(String.raw`\b(?:(?:your|some)\s+)?${noun}\s+(?:goes|to\s+go)\s+here\b`, 'gi'),
  new RegExp(String.raw`\b(?:placeholder|dummy|sample|filler)\s+(?:${noun}|image|page)\b`, 'gi'),
  new RegExp(String.raw`\[(?:[a-z]+[\s_-]){0,3}${subject}(?:[\s_-]here)?\]`, 'gi'),
  /\[insert\s[^[\]]{1,40}\]/gi,
  new RegExp(String.raw`\bclick\s+(?:here\s+)?to\s+(?:add|edit)\s+(?:your\s+)?${noun}\b`, 'gi'),
  // "As an AI language model, I cannot verify the price."
  /^\s*(?:sure|certainly|of course)[!,.]\s+here(?:['’]s|\s+(?:is|are))\s+(?:a|an|the|your)\s[^.!?]{0,60}?\b(?:version|draft|description|paragraph|text|copy)\b/gi,
  /\bas\s+of\s+my\s+last\s+(?:knowledge\s+)?(?:update|training)\b/gi,
  /\bas\s+an?\s+(?:AI\s+|large\s+){1,2}(?:language\s+)?model\b,?\s+I\b/gi,
  /\bDRAFT\b[\s–—:-]{1,3}(?:(?:do\s+not|don['’]t|not\s+(?:for|to\s+be))\s+publi(?:sh(?:ed)?|cation)|not\s+(?:yet\s+)?approved)\b/gi,
  /\bDO\s+NOT\s+PUBLISH\b/g,
  /(?<![\w.])[Xx](?:\.[Xx]{1,2})?\s?%/g,
  /\*{2,}\s?(?:UPDATE|CHANGE|CHECK|REPLACE|CONFIRM)\s(?:THIS|ME|PRICES?|DATES?)\b/g,
  /\((?:need|needs|have)\s+to\s+(?:check|confirm)\s+with\s[^()]{1,40}\)/gi,
  /\(insert\s[^()]{1,40}\)|\[(?:check|confirm|ask)\s[^[\]]{1,60}\]/gi,
  /\$XX\b|\bXX\s?(?:%|(?:mm|kms?|years?|months?|weeks?|days?|hours?|litres?|per\s?cent)\b)|\bXX\/XX\b/g,
  // Values that were missing when a program wrote the text.
  /\$(?:undefined|null)\b|\bDear\s+(?:undefined|null)\b|\b(?:undefined|null)\s(?:kms?|years?|months?|days?|per\s?cent)\b/g,
  new RegExp(String.raw`<(?:[a-z]+[\s_-]){1,3}${subject}>|\[citation needed\]`, 'gi'),
  /\btest(?:\s+test)+\b|\basdf(?:gh(?:jkl?)?)?\b/gi,
  /[\w.+-]+@(?:example|test|domain|yourdomain|yourdealership)\.(?:com|net|org)(?:\.(?:au|nz))?\b/gi,
];

/** Addresses of web sites and mailboxes that are kept for examples (RFC 2606). */
const exampleAddress =
  /^(?:https?:\/\/(?:www\.)?example|mailto:[^@?]+@(?:example|test))\.(?:com|net|org)(?=[/?#]|$)/i;

/** Returns the part of a link's address that is an example; undefined if there is none. */
export function exampleIn(address: string): StringRange | undefined {
  const [found] = exampleAddress.exec(address) ?? [];
  return found === undefined ? undefined : { start: 0, end: found.length };
}

/** The same mailboxes in the links of mark-up. */
const exampleMailbox =
  /\bmailto:([\w.+-]{1,64}@(?:example|test|domain|yourdomain|yourdealership)\.(?:com|net|org)(?:\.(?:au|nz))?)(?=["'?&\s>])/i;

/** Returns the mailbox of a link in mark-up that is an example; undefined if there is none. */
export function mailboxIn(html: string): StringRange | undefined {
  const found = exampleMailbox.exec(html);
  if (found === null) return undefined;
  const end = found.index + found[0].length;
  return { start: end - found[1]!.length, end };
}

/** Texts that are nothing but a placeholder. */
const whole =
  /^\s*(?:test(?:ing)?|test (?:1|page|car|offer)|foo(?: bar)?|qwerty|untitled|placeholder|new page|page title|heading(?: [1-6])?|subheading|button text|your text|null|undefined|nan|tba|to be (?:confirmed|advised|announced)|(?:text|copy|caption|description|heading|content|title)s? to (?:come|follow)|(?:bio|biography|profile|text|copy) coming soon|draft|do not publish)[\s.…]*$/i;

/** Options that only ask to choose one, which a visitor can send as an answer. */
const prompt =
  /^\s*[-–—]*\s*(?:please\s+(?:select|choose|pick)(?:\s+\w+){0,3}|(?:select|choose|pick)\s+(?:an?\s+)?(?:option|answer|one))[\s.…–—-]*$/i;

/** Returns the prompt that an option of a form is; undefined for an answer. */
export const promptIn = (option: string): StringRange | undefined =>
  prompt.test(option) ? { start: 0, end: option.length } : undefined;

// Each begins with a word: searched for anywhere, they take twice as long.
const hint =
  /\b(?:lorem|dolor sit|as\s+of\s+my\b|(?:sure|certainly|of\s+course)[!,.]\s+here\b|t(?:odo|bc|bd)\b|fixme|to\s+be\s+(?:w|s)|xxx|here\b|placeholder|dummy|sample|filler|test\s+test|asdf|nan\b|xx\b|as\s+an?\s+(?:ai|large)\b|to\s+(?:add|edit)\b|not\s+publish|draft\s?[–—:-]|dear\s+(?:null|undefined)|(?:null|undefined)\s)/i;
/** Signs that no word begins with. */
const sign =
  /[xX]\s?%|\([iI]nsert\s|\((?:[nN]eeds?|[hH]ave) to c|\*\*\s?[A-Z]|:\\|[fF]ile:\/\/\/|%[A-Z][A-Z_]{2,30}%|\*\|[A-Z]|#[A-Z]{1,5}[/!]|<{7}\s|>{7}\s|\$(?:undefined|null)|&lt;[a-zA-Z]+[\s_-]/;
const host = /(?:@|\/\/(?:www\.)?)(?:example|test|domain|your)/i;

/** Tests text or mark-up for signs of a placeholder. */
export const mayBePlaceholder = (text: string): boolean =>
  prompt.test(text) ||
  text.includes('{') ||
  text.includes('[') ||
  text.includes('<%') ||
  sign.test(text) ||
  whole.test(text) ||
  hint.test(text) ||
  mayBePasted(text) ||
  ((text.includes('@') || text.includes('//')) && host.test(text));

/** Returns the first placeholder in a text without mark-up. */
export function placeholderIn(text: string): StringRange | undefined {
  const words = text.trim();
  if (whole.test(words)) {
    const start = text.indexOf(words);
    return { start, end: start + words.length };
  }
  return firstOf(patterns, text);
}

/** Returns the first part of a control's example that no visitor should see. */
export const leftoverIn = (text: string): StringRange | undefined => firstOf(leftovers, text);

function firstOf(all: readonly RegExp[], text: string): StringRange | undefined {
  let first: StringRange | undefined;
  for (const pattern of all) {
    const [found] = matchesOf(text, pattern);
    if (found !== undefined && (first === undefined || found.index < first.start))
      first = { start: found.index, end: found.index + found[0].length };
  }
  return first;
}
