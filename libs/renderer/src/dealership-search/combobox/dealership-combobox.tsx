import type { Copy } from '@forecourt/copy';
import type { MouseEvent, ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { OptionGroup } from './option-group.tsx';
import type { SearchOption } from './search-option.ts';
import { useDealershipCombobox, type ComboboxControl } from './use-dealership-combobox.ts';

/** Props of a combobox. */
export interface DealershipComboboxProps extends ComboboxControl {
  readonly copy: Copy['dealershipSearch'];
  readonly label: string;
  /** Name of the input in its form; without one it is not submitted. */
  readonly name?: string;
  /** URL that clears the input without a script; if absent, a button clears it. */
  readonly clearHref?: string;
  /** Id of the error message. */
  readonly errorId?: string;
  readonly hint?: string;
}

const kinds = ['place', 'dealership'] as const;

/** Summarizes the options for the announcement. */
function countWords(options: readonly SearchOption[], copy: Copy['dealershipSearch']): string {
  const places = options.filter(({ kind }) => kind === 'place').length;
  const dealerships = options.length - places;
  return copy.suggestions(
    ...(places > 0 ? [copy.placeCount(places)] : []),
    ...(dealerships > 0 ? [copy.count(dealerships)] : []),
  );
}

interface ClearProps {
  readonly label: string;
  readonly href?: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A link with a URL, else a button. */
function Clear({ label, href, onClick }: ClearProps): ReactNode {
  const props = { className: 'fc-find__clear', 'aria-label': label, onClick };
  const icon = <IslandIcon name="close" size={18} />;
  if (href === undefined)
    return (
      <button type="button" {...props}>
        {icon}
      </button>
    );
  return (
    <a href={href} {...props}>
      {icon}
    </a>
  );
}

/**
 * An input that suggests places and dealerships: a combobox according to the ARIA Authoring
 * Practices. The parent component decides what happens when an option is picked.
 */
export function DealershipCombobox(props: DealershipComboboxProps): ReactNode {
  const { copy, text, errorId } = props;
  const { typed, options, isShown, failed, highlightedIndex, ...box } =
    useDealershipCombobox(props);
  const nothing = isShown && options.length === 0;
  return (
    <div className="fc-find__combobox">
      <label {...box.labelProps}>{props.label}</label>
      <div className="fc-find__input">
        <IslandIcon name="search" size={20} />
        <input
          {...box.inputProps}
          type="text"
          name={props.name}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={props.hint}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
        {text !== '' && <Clear label={copy.clear} href={props.clearHref} onClick={box.clear} />}
      </div>
      <div {...box.menuProps} className="fc-find__options" hidden={!isShown || nothing}>
        {kinds.map((kind) => (
          <OptionGroup
            key={kind}
            copy={copy}
            kind={kind}
            options={options}
            highlightedIndex={highlightedIndex}
            getItemProps={box.getItemProps}
          />
        ))}
      </div>
      <p role="status" className={nothing ? 'fc-find__none' : 'fc-sr-only'}>
        {nothing && (failed ? copy.unavailable : copy.noSuggestion(typed.trim()))}
        {isShown && !nothing && countWords(options, copy)}
      </p>
    </div>
  );
}
