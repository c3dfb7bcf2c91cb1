import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the current answer to another question of the same form, as the visitor changes it.
 * @param name of its control; without one the answer stays as it is
 * @param initial answer at rendering
 * @param inside an element of the form
 */
export function useOtherAnswer(
  name: string | undefined,
  initial: string,
  inside: RefObject<Element | null>,
): string {
  const [answer, setAnswer] = useState(initial);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || name === undefined) return undefined;
    const read = () => {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) setAnswer(String(control.value));
    };
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, [name, inside]);
  return answer;
}
