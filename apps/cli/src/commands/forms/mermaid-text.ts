const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const maxGraphemes = 80;

/** What turns the reading direction, or is no character at all. */
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\ufffd]/gu;
/** Whatever may mean something to Mermaid, to Markdown within it, or to HTML. */
const meaningful = /[^\p{L}\p{M}\p{Nd} ,?!’–…·]/gu;

function shortened(text: string): string {
  const all = [...graphemes.segment(text)].map(({ segment }) => segment);
  return all.length <= maxGraphemes ? text : `${all.slice(0, maxGraphemes - 1).join('')}…`;
}

/**
 * A text as part of a quoted Mermaid label: on one line, shortened, every character that is not
 * plainly a letter, figure or space written as its number. So no word of an editor can end the
 * label, name a keyword, begin Markdown, set a style or become mark-up.
 */
export const mermaidText = (text: string): string =>
  shortened(text.toWellFormed().replace(/\s+/g, ' ').replace(unseen, '').trim()).replace(
    meaningful,
    (character) => `#${character.codePointAt(0)};`,
  );

/** Lines as one quoted label; never an empty one, which Mermaid cannot read. */
export function mermaidLabel(lines: readonly string[]): string {
  const texts = lines.map(mermaidText).filter((line) => line !== '');
  return `"${texts.join('<br/>') || '…'}"`;
}
