import { useEffect, useState, type ReactNode } from 'react';
import type { DealershipPicker } from '../../dealership-search/dealership-picker.tsx';
import { FieldError, type FieldProps } from './field-frame.tsx';
import { fieldId, wordsIn } from '../view/form-view.ts';
import { textOf } from '../view/words.tsx';

/** The search for dealerships, once it is there and has something to search; else nothing. */
async function loadPicker(): Promise<typeof DealershipPicker | undefined> {
  const [search, reply] = await Promise.all([
    import('../../dealership-search/picker-with-styles.ts'),
    fetch('/api/manufacturer-locations', { headers: { accept: 'application/json' } }),
  ]);
  const { websites } = (await reply.json()) as { readonly websites?: readonly unknown[] };
  if (!reply.ok || !websites?.length) return undefined;
  search.styleDealershipSearch();
  return search.DealershipPicker;
}

/**
 * A dealership of the network: searched for by name or place where a script can (DSH-1), else chosen
 * from the list, which also stays where the search does not come.
 * @param set keeps the location id under the field's name
 */
export function DealershipField(
  props: FieldProps & {
    readonly picked: string;
    readonly set: (name: string, value: string) => void;
    readonly list: ReactNode;
  },
): ReactNode {
  const { view, field, error, picked, set, list } = props;
  const id = fieldId(view, field);
  const [search, setSearch] = useState<{ Picker: typeof DealershipPicker; picked: string }>();
  useEffect(() => {
    let isGone = false;
    loadPicker().then(
      (Picker) => {
        const select = document.getElementById(id);
        // Who is in the list already goes on with it.
        if (isGone || !Picker || !(select instanceof HTMLSelectElement) || select.matches(':focus'))
          return;
        setSearch({ Picker, picked: select.value });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (!search) return list;
  const { Picker } = search;
  const chosen = view.dealerships.find(({ value }) => value === (search.picked || picked));
  return (
    <div
      className="fc-form-field"
      data-name={field.name}
      data-invalid={error ? '' : undefined}
      // Where the error summary leads; its input takes the focus.
      id={id}
    >
      <Picker
        localized={view.form}
        label={textOf(wordsIn(view, field.label))}
        name={field.name}
        {...(chosen && { picked: { id: chosen.value, name: chosen.text } })}
        onPick={(location) => set(field.name, location?.id ?? '')}
        locationIds={view.dealerships.map(({ value }) => value)}
        hasPlaces={view.form.region === 'AU'}
        {...(error && { errorId: `${id}-error` })}
        level={4}
      />
      <FieldError {...props} />
    </div>
  );
}
