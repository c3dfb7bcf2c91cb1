import type { ManufacturerLocation, Place } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { namedDealerships, placeName } from '@forecourt/domain';
import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IslandIcon } from '../icons/island-icon.tsx';
import { usePlaceSuggestions } from './place-suggestions.ts';
import { addressWords } from './words.ts';

/** An option of the list. */
export type SearchOption =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'dealership'; readonly location: ManufacturerLocation };

/** Props of a combobox. */
export interface DealershipComboboxProps {
  readonly copy: Copy['dealershipSearch'];
  readonly label: string;
  /** Name of the input in its form; without one it is not submitted. */
  readonly name?: string;
  /** Value of the input. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (option: SearchOption) => void;
  /** Called when the input gets the focus, to fetch the data that it searches. */
  readonly onWake: () => void;
  readonly network: readonly ManufacturerLocation[];
  /** URL that clears the input without a script; if absent, a button clears it. */
  readonly clearHref?: string;
  /** True if Enter picks the first suggestion, in forms that don't submit the typed text. */
  readonly picksFirst?: boolean;
  /** Id of the error message. */
  readonly errorId?: string;
  readonly hint?: string;
}

const maxDealerships = 5;

const optionText = (option: SearchOption | null): string => {
  if (!option) return '';
  return option.kind === 'place' ? placeName(option.place) : option.location.name;
};

const optionKey = (option: SearchOption): string =>
  option.kind === 'place' ? `p${option.place.id}` : `d${option.location.id}`;

const groups = [
  { kind: 'place', label: 'places' },
  { kind: 'dealership', label: 'dealerships' },
] as const;

const countWords = (places: number, found: number, copy: Copy['dealershipSearch']): string =>
  copy.suggestions(
    ...(places > 0 ? [copy.placeCount(places)] : []),
    ...(found > 0 ? [copy.count(found)] : []),
  );

/**
 * An input that suggests places and dealerships: a combobox according to the ARIA Authoring
 * Practices. The parent component decides what happens when an option is picked.
 */
export function DealershipCombobox(props: DealershipComboboxProps): ReactNode {
  const { copy, text, onText, onPick, network, errorId } = props;
  const [typed, setTyped] = useState('');
  const { places, settled } = usePlaceSuggestions(typed);
  const named = namedDealerships(typed, network, maxDealerships);
  const options: SearchOption[] = [
    ...(typed ? places : []).map((place) => ({ kind: 'place', place }) as const),
    ...named.map((location) => ({ kind: 'dealership', location }) as const),
  ];

  const change = (value: string) => {
    // The input may have had the focus before hydration.
    props.onWake();
    setTyped(value);
    onText(value);
  };
  const pick = (option: SearchOption) => {
    setTyped('');
    onPick(option);
  };
  const id = useId();
  const inputId = `${id}-input`;
  const { isOpen, highlightedIndex, ...box } = useCombobox<SearchOption>({
    id,
    inputId,
    items: options,
    itemToString: optionText,
    itemToKey: (option) => option && optionKey(option),
    inputValue: text,
    // The parent component holds the selection; the input holds only text.
    selectedItem: null,
    stateReducer: (state, { type, changes }) =>
      // Blur must not select the highlighted option.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) change(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) pick(selectedItem);
    },
  });

  const isShown = isOpen && typed.trim() !== '' && (options.length > 0 || settled);
  const nothing = isShown && options.length === 0;
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    change('');
    box.reset();
    box.openMenu();
    document.getElementById(inputId)?.focus();
  };
  const adopt = useRef((value: string) => {
    change(value);
    box.openMenu();
  });
  useEffect(() => {
    // Text that was typed before hydration, which React does not know.
    const { value, defaultValue } = document.getElementById(inputId) as HTMLInputElement;
    if (value !== '' && value !== defaultValue) adopt.current(value);
  }, [inputId]);
  const inputProps = box.getInputProps({
    // React's own handler preserves the caret, unlike downshift's state.
    onChange: (event) => change(event.currentTarget.value),
    onFocus: props.onWake,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || highlightedIndex >= 0) return;
      // No option is highlighted, so Enter submits the typed text.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      box.closeMenu();
      if (!props.picksFirst) return;
      event.preventDefault();
      if (options[0]) pick(options[0]);
    },
  });
  const clearProps = { className: 'fc-find__clear', 'aria-label': copy.clear, onClick: clear };

  return (
    <div className="fc-find__combobox">
      <label {...box.getLabelProps()}>{props.label}</label>
      <div className="fc-find__input">
        <IslandIcon name="search" size={20} />
        <input
          {...inputProps}
          type="text"
          name={props.name}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={props.hint}
          aria-expanded={isShown}
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
        {text !== '' &&
          (props.clearHref === undefined ? (
            <button type="button" {...clearProps}>
              <IslandIcon name="close" size={18} />
            </button>
          ) : (
            <a href={props.clearHref} {...clearProps}>
              <IslandIcon name="close" size={18} />
            </a>
          ))}
      </div>
      <div {...box.getMenuProps()} className="fc-find__options" hidden={!isShown || nothing}>
        {groups.map(({ kind, label }) => {
          const members = options.flatMap((option, index) =>
            option.kind === kind ? [{ option, index }] : [],
          );
          if (members.length === 0) return null;
          return (
            <div key={kind} role="group" aria-label={copy[label]}>
              <p className="fc-find__group" aria-hidden="true">
                {copy[label]}
              </p>
              {members.map(({ option, index }) => (
                <div
                  key={optionKey(option)}
                  {...box.getItemProps({ item: option, index })}
                  className="fc-find__option"
                  data-highlighted={highlightedIndex === index || undefined}
                >
                  <IslandIcon name={kind === 'place' ? 'location' : 'car'} size={18} />
                  <span>
                    {optionText(option)}
                    {option.kind === 'dealership' && (
                      <span className="fc-find__where">{addressWords(option.location)}</span>
                    )}
                  </span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className={nothing ? 'fc-find__none' : 'fc-sr-only'}>
        {nothing && copy.noSuggestion(typed.trim())}
        {isShown && !nothing && countWords(options.length - named.length, named.length, copy)}
      </p>
    </div>
  );
}
