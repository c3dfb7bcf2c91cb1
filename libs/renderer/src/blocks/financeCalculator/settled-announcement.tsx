import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Debounce before a value is announced, in milliseconds; longer than the pause between two arrow
 * keys.
 */
const debounceMs = 700;

/** Announces a text to screen readers once it has changed and settled; not on the first render. */
export function SettledAnnouncement({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(text);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  // The initial value is announced too once another one has been.
  const [spoken, setSpoken] = useState(false);
  if (!spoken && settled !== first) setSpoken(true);
  return (
    <output className="fc-sr-only" aria-live="polite">
      {spoken ? settled : ''}
    </output>
  );
}
