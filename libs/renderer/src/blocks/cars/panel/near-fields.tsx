import { maxPlaceCharacters, radiusOptions, defaultRadius } from '@forecourt/domain';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../../context/render-context.ts';

const suggestionsId = 'fc-near-places';

/** Fields for a place and a distance from it. The script suggests places as the visitor types (DSH-2). */
export function NearFields({
  search,
  ctx,
}: {
  readonly search: CarSearch;
  readonly ctx: RenderContext;
}): ReactNode {
  const { cars } = ctx.copy;
  const { near } = search;
  return (
    <div className="fc-cars__near">
      <label>
        {cars.place}
        <input
          type="search"
          name="near"
          defaultValue={near?.text}
          maxLength={maxPlaceCharacters}
          autoComplete="address-level2"
          list={suggestionsId}
        />
      </label>
      <datalist id={suggestionsId} />
      <label>
        {cars.withinLabel}
        <select name="within" defaultValue={near?.km ?? defaultRadius}>
          {radiusOptions.map((km) => (
            <option key={km} value={km}>
              {cars.distance(km)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
