import { dealershipSearchCopy, type Localized } from '@forecourt/copy';
import { findDealerships, placeName } from '@forecourt/domain';
import type { DealershipAnswer } from '@forecourt/domain';
import { useRef, useState, type ReactNode } from 'react';
import type { HeadingLevel } from '../document/heading.tsx';
import { DealershipCombobox } from './combobox/dealership-combobox.tsx';
import { FoundList } from './found-list.tsx';
import { useNetwork } from './network-source.ts';
import type { SearchOption } from './combobox/search-option.ts';
import { resultsHeading } from './words.ts';

/** Props of a dealership field. */
export interface DealershipPickerProps {
  readonly localized: Localized;
  readonly label: string;
  /** Name of the submitted field, whose value is the picked dealership's location id. */
  readonly name: string;
  /** Location id and name of the initial selection. */
  readonly picked?: { readonly id: string; readonly name: string };
  /** Location ids that can be picked; by default all of the network. */
  readonly locationIds?: readonly string[];
  readonly errorId?: string;
  readonly level: HeadingLevel;
}

/** State of a dealership field: its text, its dealership, and the dealerships near a picked place. */
function usePicker({ picked: initial, locationIds }: DealershipPickerProps) {
  const { network, load } = useNetwork(locationIds ? { locationIds } : {});
  const [picked, setPicked] = useState(initial);
  const [text, setText] = useState(initial?.name ?? '');
  /** Dealerships near the picked place; null if the network could not be fetched. */
  const [near, setNear] = useState<DealershipAnswer | null>();
  /** The option picked last, until the input is cleared; answers to earlier ones are discarded. */
  const latest = useRef<SearchOption>(undefined);

  const pick = async (option: SearchOption) => {
    latest.current = option;
    if (option.kind === 'dealership') {
      setText(option.location.name);
      setNear(undefined);
      return setPicked(option.location);
    }
    const { lat, long } = option.place;
    const place = placeName(option.place);
    setText(place);
    setPicked(undefined);
    const locations = await load();
    if (latest.current !== option) return;
    setNear(locations ? findDealerships({ lat, lng: long, userLocation: place }, locations) : null);
  };
  const type = (value: string) => {
    setText(value);
    if (value !== '') return;
    latest.current = undefined;
    setNear(undefined);
    if (picked) setPicked(undefined);
  };
  return { network, load, picked, setPicked, text, type, near, pick };
}

/**
 * The dealership search as a form field, which replaces a select once scripts run. Picking a place
 * lists the dealerships near it, picking a dealership sets the field, and clearing the input clears
 * it (DSH-1, FRM-10).
 */
export function DealershipPicker(props: DealershipPickerProps): ReactNode {
  const { label, name, errorId, level } = props;
  const copy = dealershipSearchCopy(props.localized);
  const { network, load, picked, setPicked, text, type, near, pick } = usePicker(props);
  const isEmpty = near === null || near?.found.length === 0;
  return (
    <div className="fc-find" data-kind="field">
      <div className="fc-find__ask">
        <DealershipCombobox
          copy={copy}
          label={label}
          text={text}
          onText={type}
          onPick={(option) => void pick(option)}
          onWake={() => void load()}
          network={network}
          picksFirst
          errorId={errorId}
        />
        <input type="hidden" name={name} value={picked?.id ?? ''} />
      </div>
      <div className="fc-find__answer">
        <p role="status" className={isEmpty ? 'fc-find__start' : 'fc-sr-only'}>
          {near === null ? copy.unavailable : near && resultsHeading(near, {}, copy)}
        </p>
        {near && (
          <FoundList
            copy={copy}
            answer={{ ...near, picked: picked?.id }}
            level={level}
            pick={(location) => (
              <button
                type="button"
                className="fc-find__choose"
                aria-pressed={location.id === picked?.id}
                onClick={() => setPicked(location)}
              >
                {location.name}
              </button>
            )}
          />
        )}
      </div>
    </div>
  );
}
