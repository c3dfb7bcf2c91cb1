import type { Copy } from '@forecourt/copy';
import type { UseComboboxPropGetters } from 'downshift';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { optionKey, optionText, type SearchOption } from './search-option.ts';
import { addressWords } from '../words.ts';

/** Props of a group of options. */
export interface OptionGroupProps {
  readonly copy: Copy['dealershipSearch'];
  readonly kind: SearchOption['kind'];
  /** All options; the group renders those of its kind. */
  readonly options: readonly SearchOption[];
  readonly highlightedIndex: number;
  readonly getItemProps: UseComboboxPropGetters<SearchOption>['getItemProps'];
}

const groups = {
  place: { label: 'places', icon: 'location' },
  dealership: { label: 'dealerships', icon: 'car' },
} as const;

/** The places or the dealerships among a combobox's options; nothing if there are none. */
export function OptionGroup(props: OptionGroupProps): ReactNode {
  const { copy, kind, options, highlightedIndex, getItemProps } = props;
  const { label, icon } = groups[kind];
  const members = options.flatMap((option, index) =>
    option.kind === kind ? [{ option, index }] : [],
  );
  if (members.length === 0) return null;
  return (
    <div role="group" aria-label={copy[label]}>
      <p className="fc-find__group" aria-hidden="true">
        {copy[label]}
      </p>
      {members.map(({ option, index }) => (
        <div
          key={optionKey(option)}
          {...getItemProps({ item: option, index })}
          className="fc-find__option"
          data-highlighted={highlightedIndex === index || undefined}
        >
          <IslandIcon name={icon} size={18} />
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
}
