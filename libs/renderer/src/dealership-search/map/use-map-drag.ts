import { useRef, useState, type PointerEvent } from 'react';
import { closestTo } from '../../islands/elements.ts';
import { mapSize } from './map-view.ts';

/** Distance in screen pixels from which a press counts as a drag. */
const dragsFrom = 5;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly onLink: boolean;
}

/** Returns the number of map pixels per screen pixel. */
const scaleOf = (element: Element) => mapSize.width / element.getBoundingClientRect().width;

/**
 * Returns handlers for the map's frame, and the offset of its content while it is dragged.
 * @param moveBy moves the view by map pixels, after a drag and to a pressed point.
 */
export function useMapDrag(moveBy: (x: number, y: number) => void) {
  const press = useRef<Press>(undefined);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<readonly [number, number]>();

  const end = () => {
    press.current = undefined;
    setOffset(undefined);
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const onLink = closestTo(event.target, 'a') !== null;
      press.current = { x: event.clientX, y: event.clientY, onLink };
      dragged.current = false;
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const from = press.current;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!dragged.current && Math.hypot(x, y) < dragsFrom) return;
      if (!dragged.current) currentTarget.setPointerCapture(pointerId);
      dragged.current = true;
      const scale = scaleOf(currentTarget);
      setOffset([x * scale, y * scale]);
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const from = press.current;
      end();
      if (!from) return;
      if (dragged.current && offset) moveBy(-offset[0], -offset[1]);
      else if (!from.onLink) {
        const frame = currentTarget.getBoundingClientRect();
        const scale = scaleOf(currentTarget);
        const [x, y] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
        moveBy(x - mapSize.width / 2, y - mapSize.height / 2);
      }
    },
    onPointerCancel: end,
    // A drag that ends over a pin does not pick it.
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { offset, handlers };
}
