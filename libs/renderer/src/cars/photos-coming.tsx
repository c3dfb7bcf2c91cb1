import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { bodyShape, isSold } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { BodyDrawing } from './body-drawing.tsx';

/**
 * Stand-in for the photographs of a car without any: a drawing of its body type, if that is known. No
 * more photographs are taken of a sold car.
 */
export function PhotosComing({
  car,
  copy,
}: {
  readonly car: Pick<Car, 'simple_body' | 'body' | 'status'>;
  readonly copy: Copy;
}): ReactNode {
  const shape = bodyShape(`${car.simple_body ?? ''} ${car.body ?? ''}`);
  return (
    <div className="fc-photos-coming">
      {shape ? <BodyDrawing shape={shape} /> : <Icon name="camera" size={40} />}
      {!isSold(car) && <p>{copy.carValues.photosComing}</p>}
    </div>
  );
}
