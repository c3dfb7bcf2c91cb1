import { useEffect, useState, type ReactNode } from 'react';
import type { DealershipPicker } from '../../dealership-search/dealership-picker.tsx';
import { FieldError, type FieldProps } from './field-frame.tsx';
import { fieldId, wordsIn } from '../view/form-view.ts';
import { textOf } from '../view/words.tsx';

/** Loads the dealership search; resolves to undefined if there is nothing to search. */
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
 * Field for a dealership of the network: a search by name or place (DSH-1), or a select without a
 * script or if the search fails to load. Both hold a location's id under the field's name.
 */
export function DealershipField(
  props: FieldProps & {
    readonly picked: string;
    readonly list: ReactNode;
  },
): ReactNode {
  const { view, field, error, picked, list } = props;
  const id = fieldId(view, field);
  const [search, setSearch] = useState<{ Picker: typeof DealershipPicker; picked: string }>();
  useEffect(() => {
    let isGone = false;
    loadPicker().then(
      (Picker) => {
        const select = document.getElementById(id);
        // Do not replace the select while the visitor is using it.
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
      // Target of the error summary's link; its input takes the focus.
      id={id}
    >
      <Picker
        localized={view.form}
        label={textOf(wordsIn(view, field.label))}
        name={field.name}
        picked={chosen && { id: chosen.value, name: chosen.text }}
        locationIds={view.dealerships.map(({ value }) => value)}
        errorId={error && `${id}-error`}
        level={4}
      />
      <FieldError {...props} />
    </div>
  );
}
