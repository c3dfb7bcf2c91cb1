import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { namedDealerships } from '@forecourt/domain';
import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { usePlaceSuggestions } from './place-suggestions.ts';
import { optionKey, optionText, type SearchOption } from './search-option.ts';

/** Input and callbacks of {@link useDealershipCombobox}. */
export interface ComboboxControl {
  /** Value of the input. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (option: SearchOption) => void;
  /** Called when the input gets the focus, to fetch the data that it searches. */
  readonly onWake: () => void;
  readonly network: readonly ManufacturerLocation[];
  /** True if Enter picks the first suggestion, in forms that don't submit the typed text. */
  readonly picksFirst?: boolean;
}

const maxDealerships = 5;

/** Returns the suggestions for typed text: places first. */
function useOptions(typed: string, network: readonly ManufacturerLocation[]) {
  const { places, ...state } = usePlaceSuggestions(typed);
  const options: SearchOption[] = [
    ...(typed ? places : []).map((place) => ({ kind: 'place', place }) as const),
    ...namedDealerships(typed, network, maxDealerships).map(
      (location) => ({ kind: 'dealership', location }) as const,
    ),
  ];
  return { options, ...state };
}

/** Calls back with text that was typed before hydration, which React does not know. */
function useEarlyText(inputId: string, onText: (text: string) => void): void {
  const adopt = useRef(onText);
  useEffect(() => {
    const { value, defaultValue } = document.getElementById(inputId) as HTMLInputElement;
    if (value !== '' && value !== defaultValue) adopt.current(value);
  }, [inputId]);
}

/** Returns the typed text, its suggestions, and the functions that change it or pick one of them. */
function useTyped({ onText, onPick, onWake, network }: ComboboxControl) {
  const [typed, setTyped] = useState('');
  return {
    typed,
    ...useOptions(typed, network),
    change: (value: string) => {
      // The input may have had the focus before hydration.
      onWake();
      setTyped(value);
      onText(value);
    },
    pick: (option: SearchOption) => {
      setTyped('');
      onPick(option);
    },
  };
}

/** Returns downshift's combobox for the suggestions. */
function useSuggestionMenu(
  id: string,
  text: string,
  { options, change, pick }: ReturnType<typeof useTyped>,
) {
  const inputId = `${id}-input`;
  const menu = useCombobox<SearchOption>({
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
  useEarlyText(inputId, (value) => {
    change(value);
    menu.openMenu();
  });
  return { inputId, ...menu };
}

/** Returns the state of a combobox and the props of its parts. */
export function useDealershipCombobox(control: ComboboxControl) {
  const { text, onWake, picksFirst } = control;
  const typing = useTyped(control);
  const { typed, options, settled, failed, change, pick } = typing;
  const { inputId, isOpen, highlightedIndex, ...box } = useSuggestionMenu(useId(), text, typing);

  const isShown = isOpen && typed.trim() !== '' && (options.length > 0 || settled);
  const inputProps = box.getInputProps({
    // React's own handler preserves the caret, unlike downshift's state.
    onChange: (event) => change(event.currentTarget.value),
    onFocus: onWake,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || highlightedIndex >= 0) return;
      // No option is highlighted, so Enter submits the typed text.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      box.closeMenu();
      if (!picksFirst) return;
      event.preventDefault();
      if (options[0]) pick(options[0]);
    },
  });
  return {
    typed,
    options,
    /** True if there are suggestions, or none for the typed text, to show. */
    isShown,
    failed,
    highlightedIndex,
    labelProps: box.getLabelProps(),
    menuProps: box.getMenuProps(),
    getItemProps: box.getItemProps,
    inputProps: {
      ...inputProps,
      'aria-expanded': isShown,
      'aria-activedescendant': inputProps['aria-activedescendant'] || undefined,
    },
    clear: (event: MouseEvent) => {
      event.preventDefault();
      change('');
      box.reset();
      box.openMenu();
      document.getElementById(inputId)?.focus();
    },
  };
}
