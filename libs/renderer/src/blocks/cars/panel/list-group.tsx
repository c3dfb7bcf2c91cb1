import { bodyShape, offeredValues } from '@forecourt/domain';
import type { CarListFacet, CountedValue } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { BodyDrawing } from '../../../cars/body-drawing.tsx';
import { Swatch } from '../../../cars/swatch.tsx';
import type { RenderContext } from '../../../context/render-context.ts';
import { valueLabel } from '../wording/facet-words.ts';
import { NearFields } from './near-fields.tsx';
import { Group, type PanelProps } from './panel-group.tsx';

interface ValueProps {
  readonly facet: CarListFacet;
  readonly counted: CountedValue;
  readonly ctx: RenderContext;
  /** Drawing of the value. */
  readonly children?: ReactNode;
}

/** A checkbox with its label and the number of cars. */
const Value = ({ facet, counted, ctx, children }: ValueProps): ReactNode => {
  const { value, count, chosen } = counted;
  return (
    <label data-none={count === 0 || undefined}>
      <input type="checkbox" name={facet} value={value} defaultChecked={chosen} />
      {children}
      <span>{valueLabel(facet, value, ctx.copy)}</span>{' '}
      <span className="fc-cars__count">
        {count.toLocaleString(ctx.locale)}
        <span className="fc-sr-only"> {ctx.copy.cars.cars(count)}</span>
      </span>
    </label>
  );
};

/** Drawing of a body type or swatch of a colour; undefined if the facet's values have none. */
function drawingOf(facet: CarListFacet, value: string): ReactNode {
  if (facet === 'simple_colour') return <Swatch colour={value} />;
  const shape = facet === 'simple_body' ? bodyShape(value) : undefined;
  return shape && <BodyDrawing shape={shape} />;
}

const classOf = (facet: CarListFacet, isTiled: boolean): string =>
  !isTiled
    ? 'fc-cars__values'
    : facet === 'simple_colour'
      ? 'fc-cars__tiles fc-cars__colours'
      : 'fc-cars__tiles';

/** Values of an attribute as checkboxes: tiles if they have drawings, else rows. */
export function ListGroup({
  facet,
  answers,
  ctx,
}: PanelProps & { readonly facet: CarListFacet }): ReactNode {
  const values = offeredValues(facet, answers);
  const hasPlace = facet === 'location_name' && answers.search.near !== undefined;
  if (values.length === 0 && !hasPlace) return null;
  const chosen = values.filter((value) => value.chosen).length;
  const isTiled = values.some(({ value }) => drawingOf(facet, value) !== undefined);
  return (
    <Group
      facet={facet}
      copy={ctx.copy}
      chosen={
        chosen > 0
          ? ctx.copy.cars.chosenCount(chosen)
          : facet === 'location_name' && answers.search.near && answers.list.nearby
            ? ctx.copy.cars.distance(answers.search.near.km)
            : undefined
      }
    >
      {facet === 'location_name' && <NearFields search={answers.search} ctx={ctx} />}
      {values.length > 0 && (
        <fieldset className={classOf(facet, isTiled)}>
          <legend className="fc-sr-only">{ctx.copy.carFacts[facet]}</legend>
          {values.map((counted) => (
            <Value key={counted.value} facet={facet} counted={counted} ctx={ctx}>
              {drawingOf(facet, counted.value)}
            </Value>
          ))}
        </fieldset>
      )}
    </Group>
  );
}
