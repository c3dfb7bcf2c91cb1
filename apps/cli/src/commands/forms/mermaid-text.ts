const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const maxGraphemes = 80;

/** Bidirectional controls and non-characters. */
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\ufffd]/gu;
/** Characters with a meaning in Mermaid, in Markdown within it, or in HTML. */
const meaningful = /[^\p{L}\p{M}\p{Nd} ,?!’–…·]/gu;

function shortened(text: string): string {
  const all = [...graphemes.segment(text)].map(({ segment }) => segment);
  return all.length <= maxGraphemes ? text : `${all.slice(0, maxGraphemes - 1).join('')}…`;
}

/**
 * Escapes a string for a quoted Mermaid label: on one line, shortened, every character other than a
 * letter, digit, space or plain punctuation as its number. Content can't end the label, name a
 * keyword, begin Markdown, set a style or become markup.
 */
const mermaidText = (text: string): string =>
  shortened(text.toWellFormed().replace(/\s+/g, ' ').replace(unseen, '').trim()).replace(
    meaningful,
    (character) => `#${character.codePointAt(0)};`,
  );

/** Joins lines to a quoted label, which is never empty, since Mermaid rejects empty labels. */
export function mermaidLabel(lines: readonly string[]): string {
  const texts = lines.map(mermaidText).filter((line) => line !== '');
  return `"${texts.join('<br/>') || '…'}"`;
}
