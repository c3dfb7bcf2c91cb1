import type { ReactNode } from 'react';
import type { MapPin } from './place-pins.ts';

/** Props of a pin. */
export interface PinProps {
  readonly pin: MapPin;
  /** Id of the picked dealership. */
  readonly picked?: string;
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

/** A numbered pin, which links to its dealership if it has a URL. */
export function Pin({ pin, picked, pinHref, onPin }: PinProps): ReactNode {
  const id = pin.ids.find((each) => each === picked) ?? pin.ids[0];
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
