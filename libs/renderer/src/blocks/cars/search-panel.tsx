import { countedValues, isCarRange, withoutChoices } from '@forecourt/domain';
import type { CarListFacet, CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { choicesOf } from './describe-search.ts';
import { facetLabels, valueLabel } from './facet-words.ts';
import { Group, type PanelProps } from './panel-group.tsx';
import { RangeGroup } from './range-group.tsx';

function ListGroup({
  facet,
  answers,
  ctx,
}: PanelProps & { readonly facet: CarListFacet }): ReactNode {
  const values = countedValues(facet, answers);
  if (values.length === 0) return null;
  const chosen = values.filter((value) => value.chosen).length;
  return (
    <Group facet={facet} chosen={chosen > 0 ? `${chosen} chosen` : undefined}>
      <fieldset className="fc-cars__values">
        <legend className="fc-sr-only">{facetLabels[facet]}</legend>
        {values.map(({ value, count, chosen: isChosen }) => (
          <label key={value} data-none={count === 0 || undefined}>
            <input type="checkbox" name={facet} value={value} defaultChecked={isChosen} />
            <span>{valueLabel(facet, value)}</span>{' '}
            <span className="fc-cars__count">
              {count.toLocaleString(ctx.locale)}
              <span className="fc-sr-only"> {count === 1 ? 'car' : 'cars'}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Group>
  );
}

/** Label of the button that leads from the panel to the cars. */
const showWords = (count: number, locale: string): string =>
  count === 1 ? 'Show 1 car' : `Show ${count.toLocaleString(locale)} cars`;

/**
 * The collapsible Search panel (CAR-1): words and every attribute with its counts, sent as one form.
 * On phones the script shows what is in it as a sheet over the page.
 */
export function SearchPanel(
  props: PanelProps & { readonly href: (search: CarSearch) => string },
): ReactNode {
  const { found, answers, ctx, href } = props;
  const { search } = found;
  const chosen = choicesOf(search, ctx).length;
  return (
    <>
      <details className="fc-cars__panel">
        <summary className="fc-cars__open">
          <Icon name="search" size={18} />
          Search
          {chosen > 0 && (
            <span className="fc-cars__chosen">
              {chosen}
              <span className="fc-sr-only"> chosen</span>
            </span>
          )}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className="fc-cars__sheet">
          <div className="fc-cars__groups">
            <label className="fc-cars__search-words">
              Keywords
              <input
                type="search"
                name="q"
                defaultValue={search.words}
                maxLength={100}
                placeholder="Make, colour, stock number"
                autoComplete="off"
                enterKeyHint="search"
              />
            </label>
            {found.offered.map((facet) =>
              isCarRange(facet) ? (
                <RangeGroup key={facet} facet={facet} {...props} />
              ) : (
                <ListGroup key={facet} facet={facet} {...props} />
              ),
            )}
          </div>
          <p className="fc-cars__send">
            {chosen > 0 && (
              <a className="fc-button" data-look="outline" href={href(withoutChoices(search))}>
                Clear all
              </a>
            )}
            <button className="fc-button" data-look="accent" type="submit">
              {showWords(answers.list.nbHits, ctx.locale)}
            </button>
          </p>
        </div>
      </details>
      <dialog className="fc-cars__dialog" aria-label="Search">
        <p className="fc-cars__dialog-head">
          <strong>Search</strong>
          <button type="button" aria-label="Close the search">
            <Icon name="close" size={24} />
          </button>
        </p>
      </dialog>
    </>
  );
}
