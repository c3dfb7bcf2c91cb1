import type { ReactNode } from 'react';
import type { MapDrawing } from './map/draw-map.ts';
import { mapSize } from './map/map-view.ts';
import type { MapPin } from './map/place-pins.ts';

/** Props of a drawn map. */
export interface MapSvgProps {
  /** Id of the land, unique on the page. */
  readonly landId: string;
  readonly drawing: MapDrawing;
  readonly picked?: string;
  /** Offset of the content while it is dragged, in map pixels. */
  readonly offset?: readonly [x: number, y: number];
  readonly pinHref?: (id: string) => string | undefined;
  readonly onPin?: (id: string) => void;
}

/** Returns path data of a pin, which is as wide as its text and points at the origin. */
function pinPath({ text }: MapPin): string {
  // Half the length of the straight edges between the two round ends.
  const side = Math.max(0, text.length * 4.2 - 7);
  const arc = 'A13 13 0 0 1';
  if (side >= 7) return `M0 0L-7 -11H${-side}${arc} ${-side} -37H${side}${arc} ${side} -11H7Z`;
  // The tip meets the round ends where they are 7 from the middle.
  const y = (-24 + Math.sqrt(13 ** 2 - (7 - side) ** 2)).toFixed(1);
  return `M0 0L-7 ${y}${arc} ${-side} -37H${side}${arc} 7 ${y}Z`;
}

/** Offset of a name from its dot. */
const offsets = { right: { x: 7 }, left: { x: -7 }, below: { y: 14 } } as const;

function Pin(props: Omit<MapSvgProps, 'drawing' | 'landId'> & { readonly pin: MapPin }): ReactNode {
  const { pin, picked, pinHref, onPin } = props;
  const id = pin.ids.find((each) => each === picked) ?? pin.ids[0]!;
  const href = pinHref?.(id);
  const shape = (
    <>
      <path d={pinPath(pin)} />
      <text y="-23.5">{pin.text}</text>
    </>
  );
  return (
    <g transform={`translate(${pin.x} ${pin.y})`}>
      <g className="fc-map__pin" data-picked={id === picked || undefined}>
        {href ? (
          <a
            href={href}
            tabIndex={-1}
            draggable={false}
            onClick={(event) => {
              if (!onPin) return;
              event.preventDefault();
              onPin(id);
            }}
          >
            {shape}
          </a>
        ) : (
          shape
        )}
      </g>
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
        <defs>
          <path id={landId} d={drawing.land} />
          <clipPath id={`${landId}-clip`}>
            <use href={`#${landId}`} />
          </clipPath>
        </defs>
        <use className="fc-map__shore" href={`#${landId}`} />
        <use className="fc-map__land" href={`#${landId}`} />
        <g className="fc-map__towns" clipPath={`url(#${landId}-clip)`}>
          {drawing.towns.map(({ radius, centres }) => (
            <path key={radius} d={centres} strokeWidth={2 * radius} />
          ))}
        </g>
        {drawing.labels.map(({ name, x, y, wideOnly }) => (
          <circle
            key={`${name} ${x} ${y}`}
            className="fc-map__town"
            data-wide={wideOnly}
            cx={x}
            cy={y}
            r="2.5"
          />
        ))}
        {drawing.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="fc-map__dot" cx={x} cy={y} r="4.5" />
        ))}
        {drawing.labels.map(({ name, x, y, rank, side, wideOnly }) => (
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
        {from && (
          <g
            className="fc-map__from"
            data-side={from.side}
            transform={`translate(${from.x} ${from.y})`}
          >
            <circle r="15" />
            <circle r="7" />
            <text x={from.side === 'left' ? -14 : 14}>{from.name}</text>
          </g>
        )}
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
