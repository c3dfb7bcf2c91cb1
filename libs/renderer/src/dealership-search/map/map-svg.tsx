import type { ReactNode } from 'react';
import { Pin, type PinProps } from './map-pin.tsx';
import type { MapDrawing } from './draw-map.ts';
import { mapSize } from './map-view.ts';
import type { MapPin } from './place-pins.ts';

/** Props of a drawn map. */
export interface MapSvgProps extends Omit<PinProps, 'pin'> {
  /** Id of the land, unique on the page. */
  readonly landId: string;
  readonly drawing: MapDrawing;
  /** Offset of the content while it is dragged, in map pixels. */
  readonly offset?: readonly [x: number, y: number];
}

/** Offset of a name from its dot. */
const offsets = { right: { x: 7 }, left: { x: -7 }, below: { y: 14 } } as const;

/** The land with its built-up areas. */
function Land({ id, land, towns }: Pick<MapDrawing, 'land' | 'towns'> & { readonly id: string }) {
  return (
    <>
      <defs>
        <path id={id} d={land} />
        <clipPath id={`${id}-clip`}>
          <use href={`#${id}`} />
        </clipPath>
      </defs>
      <use className="fc-map__shore" href={`#${id}`} />
      <use className="fc-map__land" href={`#${id}`} />
      <g className="fc-map__towns" clipPath={`url(#${id}-clip)`}>
        {towns.map(({ radius, centres }) => (
          <path key={radius} d={centres} strokeWidth={2 * radius} />
        ))}
      </g>
    </>
  );
}

/** Dots of named towns, dots of an overview's dealerships, and the names in front of both. */
function DotsAndNames({ labels, dots }: Pick<MapDrawing, 'labels' | 'dots'>): ReactNode {
  return (
    <>
      {labels.map(({ name, x, y, wideOnly }) => (
        <circle
          key={`${name} ${x} ${y}`}
          className="fc-map__town"
          data-wide={wideOnly}
          cx={x}
          cy={y}
          r="2.5"
        />
      ))}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fc-map__dot" cx={x} cy={y} r="4.5" />
      ))}
      {labels.map(({ name, x, y, rank, side, wideOnly }) => (
        <g
          key={`${name} ${x} ${y}`}
          className="fc-map__label"
          data-rank={rank}
          data-side={side}
          data-wide={wideOnly}
          transform={`translate(${x} ${y})`}
        >
          <text {...offsets[side]}>{name}</text>
        </g>
      ))}
    </>
  );
}

/** The searched place. */
function From({ x, y, name, side }: NonNullable<MapDrawing['from']>): ReactNode {
  return (
    <g className="fc-map__from" data-side={side} transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <circle r="7" />
      <text x={side === 'left' ? -14 : 14}>{name}</text>
    </g>
  );
}

/**
 * Static map: land, built-up areas, names, a scale bar and numbered pins. Hidden from assistive
 * technology, because the adjacent list has the same content.
 */
export function MapSvg({ landId, drawing, offset, ...pinProps }: MapSvgProps): ReactNode {
  const { width, height } = mapSize;
  const { scale, from } = drawing;
  // The picked pin is in front; otherwise southern pins are in front of northern ones.
  const isPicked = ({ ids }: MapPin) => ids.includes(pinProps.picked ?? '');
  const pins = drawing.pins.toSorted(
    (a, b) => Number(isPicked(a)) - Number(isPicked(b)) || a.y - b.y,
  );
  return (
    <svg className="fc-map__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={offset && `translate(${offset[0]} ${offset[1]})`}>
        <Land id={landId} land={drawing.land} towns={drawing.towns} />
        <DotsAndNames labels={drawing.labels} dots={drawing.dots} />
        {from && <From {...from} />}
        {pins.map((pin) => (
          <Pin key={pin.ids.join()} pin={pin} {...pinProps} />
        ))}
      </g>
      <g className="fc-map__scale" transform={`translate(16 ${height - 18})`}>
        <path d={`M0 -6V0H${scale.width}V-6`} />
        <text x={scale.width / 2} y="-9">
          {scale.text}
        </text>
      </g>
    </svg>
  );
}
