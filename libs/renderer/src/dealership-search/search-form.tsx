import type { Copy } from '@forecourt/copy';
import { choiceWithout } from '@forecourt/domain';
import type { FormEvent, ReactNode } from 'react';
import { IslandIcon } from '../icons/island-icon.tsx';
import { DealershipCombobox } from './combobox/dealership-combobox.tsx';
import type { Search } from './use-search.ts';
import { typeWords } from './words.ts';

/** Props of the form. */
export interface SearchFormProps {
  readonly copy: Copy['dealershipSearch'];
  readonly find: Search;
  /** URL that the form is sent to without a script. */
  readonly action: string;
  /** URL of the search without a choice. */
  readonly clearHref: string;
  /** Types of locations to choose from; empty if the editor chose one. */
  readonly types: readonly string[];
}

/** The search's input, its choice of a type, and the button for the visitor's own location. */
export function SearchForm({ copy, find, action, clearHref, types }: SearchFormProps): ReactNode {
  const { choice } = find;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rest = choiceWithout(choice, 'userLocation', 'locationId', 'lat', 'lng');
    const text = find.text.trim();
    find.go(text === '' ? rest : { ...rest, userLocation: text });
  };
  return (
    <div className="fc-find__ask">
      <form method="get" action={action} role="search" onSubmit={submit}>
        <div className="fc-find__line">
          <DealershipCombobox
            copy={copy}
            label={copy.label}
            name="userLocation"
            text={find.text}
            onText={find.type}
            onPick={find.pick}
            onWake={() => void find.load()}
            network={find.network}
            clearHref={clearHref}
          />
          <button className="fc-button" data-look="accent" type="submit">
            {copy.search}
          </button>
        </div>
        {types.length > 1 && (
          <label className="fc-find__type">
            {copy.lookingFor}
            <select
              name="locationType"
              value={choice.locationType ?? ''}
              onChange={({ currentTarget }) => find.chooseType(currentTarget.value)}
            >
              <option value="">{copy.everything}</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {typeWords(type)}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      {find.canLocate && (
        <button type="button" className="fc-find__position" onClick={find.locate}>
          <IslandIcon name="location" size={18} />
          {copy.useMyPosition}
        </button>
      )}
      {find.notice && (
        <p className="fc-find__notice" role="alert">
          {find.notice}
        </p>
      )}
    </div>
  );
}
