import type { ReactNode } from 'react';

/** Maximum length of a word that is kept on one line: a longer one might not fit on a phone. */
const maxLength = 14;

/**
 * Returns a name whose short words with a hyphen stay on one line: `CX-5`, `X-Trail`. The characters
 * remain what visitors search a page for.
 */
export const unbrokenName = (name: string): ReactNode =>
  name.includes('-')
    ? name.split(/(\s+)/).map((word, index) =>
        word.includes('-') && word.length <= maxLength ? (
          <span key={index} className="fc-unbroken">
            {word}
          </span>
        ) : (
          word
        ),
      )
    : name;
