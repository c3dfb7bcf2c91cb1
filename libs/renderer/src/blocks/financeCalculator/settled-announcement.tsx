import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** How long a value must rest before it is read out, in milliseconds: longer than between two arrow keys. */
const rest = 700;

/** Reads a text out when it has changed and then stood still; silent at first and on the way. */
export function SettledAnnouncement({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(text);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  // Going back to the first value is news once another one was read out.
  const [spoken, setSpoken] = useState(false);
  if (!spoken && settled !== first) setSpoken(true);
  return (
    <output className="fc-sr-only" aria-live="polite">
      {spoken ? settled : ''}
    </output>
  );
}
