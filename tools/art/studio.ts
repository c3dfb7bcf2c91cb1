import { bodies, carFrame, drawCar, placeCar, type Car } from './car/car.ts';
import { gradient, line, rect, svgFile } from './scene/kit.ts';

/** Where a tenant photographs its cars: a studio with a floor edge, or paper with a ruled line. */
export interface Backdrop {
  kind: 'studio' | 'paper';
  top: string;
  wall: string;
  floor: [string, string];
  line: string;
}

export const harbourStudio: Backdrop = {
  kind: 'studio',
  top: '#f7fafc',
  wall: '#e1ebf2',
  floor: ['#cfdce6', '#edf3f7'],
  line: '#b9c9d5',
};

export const kauriPaper: Backdrop = {
  kind: 'paper',
  top: '#eef0e4',
  wall: '#eef0e4',
  floor: ['#eef0e4', '#eef0e4'],
  line: '#8c9788',
};

/** The empty backdrop, for any size; the floor line lies at `floor`. */
function backdrop(b: Backdrop, width: number, height: number, floor: number): string {
  if (b.kind === 'paper') {
    return rect(0, 0, width, height, b.top) + line(`M0 ${floor}H${width}`, b.line, 1.5);
  }
  return (
    `<defs>${gradient('bdw', [
      [0, b.top],
      [1, b.wall],
    ])}${gradient('bdf', [
      [0, b.floor[0]],
      [1, b.floor[1]],
    ])}</defs>` +
    rect(0, 0, width, floor, 'url(#bdw)') +
    rect(0, floor - 22, width, height - floor + 22, 'url(#bdf)') +
    rect(0, floor - 22, width, 1, b.line, 'opacity=".6"')
  );
}

/** A car without ground or sky, for pages that set it on their own colour. */
export function cutOut(car: Car): string {
  const f = carFrame(car.body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="430" viewBox="${f.x} ${f.y} ${f.width} ${f.height}">${drawCar(car, 'c')}</svg>`;
}

/** Points of a car worth a close look: centre in cm and width of the crop in cm. */
const details = {
  wheel: (car: Car) => ({ x: bodies[car.body].frontAxle + 6, y: 152, width: 150 }),
  rim: (car: Car) => ({
    x: bodies[car.body].frontAxle,
    y: 200 - bodies[car.body].tyre,
    width: bodies[car.body].tyre * 2.3,
  }),
};
export type Detail = keyof typeof details;

/** A close-up of a car, 4:3, cropped from the same drawing. */
export function closeUp(car: Car, detail: Detail, b: Backdrop): string {
  const { x, y, width } = details[detail](car);
  const scale = 800 / width;
  const floor = 300 + (200 - y) * scale;
  const middle = 400 + (bodies[car.body].length / 2 - x) * scale;
  return svgFile(
    backdrop(b, 800, 600, Math.min(floor, 640)) + placeCar(car, 'c', { x: middle, floor, scale }),
    800,
    600,
  );
}
