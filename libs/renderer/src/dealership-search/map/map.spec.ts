import { closestZoom } from '@forecourt/domain';
import { geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { drawMap } from './draw-map.ts';
import { mapGround } from './map-ground.ts';
import { fitView, isClosest, mapSize, moved, onMap, zoomed } from './map-view.ts';
import { metresPerPixel, project, unproject } from './mercator.ts';
import { placePins } from './place-pins.ts';
import { scaleBar } from './scale-bar.ts';

const sydney = { lat: -33.8688, long: 151.2093 };
const perth = { lat: -31.9523, long: 115.8613 };
const numbered = (...points: { lat: number; long: number }[]) =>
  points.map((point, index) => ({ ...point, id: `d${index + 1}`, number: index + 1 }));

describe('the projection', () => {
  it('DSH-1: projects like d3-geo’s Web Mercator, and inverts the projection', () => {
    const d3 = geoMercator()
      .scale(1 / (2 * Math.PI))
      .translate([0.5, 0.5]);
    for (const point of [sydney, perth, { lat: 0, long: 0 }, { lat: 61, long: -179 }]) {
      const [x, y] = project(point);
      const [d3x, d3y] = d3([point.long, point.lat])!;
      expect(x).toBeCloseTo(d3x, 12);
      expect(y).toBeCloseTo(d3y, 12);
      expect(unproject(x, y).lat).toBeCloseTo(point.lat, 9);
      expect(unproject(x, y).long).toBeCloseTo(point.long, 9);
    }
  });

  it('DSH-1: a pixel at zoom 0 is a 256th of the equator, and half as wide at 60 degrees', () => {
    expect(metresPerPixel(0, 0)).toBeCloseTo(156_543.034, 2);
    expect(metresPerPixel(60, 1)).toBeCloseTo(156_543.034 / 4, 2);
  });
});

describe('the view', () => {
  it.each([
    ['two cities', [sydney, perth]],
    ['two suburbs', [sydney, { lat: -33.88, long: 151.21 }]],
    ['one place', [sydney]],
    ['far corners', [perth, { lat: -45.9, long: 170.5 }, { lat: -12.5, long: 130.8 }]],
  ])('DSH-1: shows all of %s, inside the edges', (_name, points) => {
    const view = fitView(points)!;
    expect(view.zoom).toBeLessThanOrEqual(closestZoom);
    for (const point of points) {
      const [x, y] = onMap(view, point);
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(mapSize.width - 60);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(mapSize.height - 40);
    }
  });

  it('DSH-1: zooms in to 15 and no further', () => {
    let view = fitView([sydney])!;
    for (let step = 0; step < 30; step++) view = zoomed(view, 1);
    expect(view.zoom).toBe(15);
    expect(isClosest(view)).toBe(true);
    for (let step = 0; step < 30; step++) view = zoomed(view, -1);
    expect(view.zoom).toBe(3);
  });

  it('LOC-2: shows the towns around dealerships that are close together', () => {
    const view = fitView([sydney, { lat: sydney.lat + 0.01, long: sydney.long + 0.01 }])!;
    const kilometres = (metresPerPixel(view.lat, view.zoom) * mapSize.width) / 1000;
    expect(kilometres).toBeGreaterThan(20);
    expect(drawMap(mapGround, view, { places: [] }).labels.length).toBeGreaterThan(8);
  });

  it('DSH-1: moves by the pixels that it is dragged', () => {
    const view = fitView([sydney])!;
    const [x, y] = onMap(view, sydney);
    const [toX, toY] = onMap(moved(view, 30, -20), sydney);
    expect(toX).toBeCloseTo(x - 30, 6);
    expect(toY).toBeCloseTo(y + 20, 6);
  });

  it('DSH-1: nothing to show has no view', () => {
    expect(fitView([])).toBeUndefined();
  });
});

describe('pins', () => {
  it('DSH-1: carry the numbers of the list; those that would cover one another are one', () => {
    const view = { ...sydney, zoom: 9 };
    const near = { lat: sydney.lat + 0.001, long: sydney.long };
    const apart = { lat: sydney.lat + 0.5, long: sydney.long };
    const text = (...points: (typeof sydney)[]) =>
      placePins(view, numbered(...points)).map((pin) => pin.text);
    expect(text(sydney, apart)).toEqual(['1', '2']);
    expect(text(sydney, near, near, apart)).toEqual(['1–3', '4']);
    expect(text(sydney, apart, near)).toEqual(['1, 3', '2']);
    expect(text(sydney, apart, near, near, near, apart, near)).toEqual(['1…7', '2, 6']);
  });
});

describe('a map', () => {
  const view = { ...sydney, zoom: 8 };
  const drawing = drawMap(mapGround, view, {
    places: numbered(sydney),
    from: { ...sydney, lat: -34.67, long: 150.85, name: 'Kiama, NSW' },
  });

  it('DSH-1: has land where there is land: Sydney lies inside, the sea east of it outside', () => {
    const inside = (point: typeof sydney) => {
      const [px, py] = onMap(view, point);
      return ringsOf(drawing.land).filter((ring) => isInside(ring, px, py)).length % 2 === 1;
    };
    expect(inside({ lat: -33.9, long: 150.9 })).toBe(true);
    expect(inside({ lat: -33.9, long: 152.5 })).toBe(false);
  });

  it('DSH-1: names the place that was searched, and no town over another', () => {
    expect(drawing.from?.name).toBe('Kiama');
    expect(drawing.labels.map(({ name }) => name)).not.toContain('Kiama');
    expect(drawing.labels.length).toBeGreaterThan(5);
    const onPhone = drawing.labels.filter(({ wideOnly }) => !wideOnly);
    expect(onPhone.length).toBeLessThanOrEqual(8);
    expect(new Set(drawing.labels.map(({ x, y }) => `${x} ${y}`)).size).toBe(drawing.labels.length);
  });

  it('DSH-1: larger towns are named first', () => {
    const { labels } = drawMap(mapGround, { lat: -28, long: 134, zoom: 3.6 }, { places: [] });
    const names = labels.map(({ name }) => name);
    for (const city of ['Sydney', 'Melbourne', 'Brisbane', 'Perth']) expect(names).toContain(city);
  });

  it('DSH-1: no line of land runs across the sea', () => {
    const whole = drawMap(mapGround, { lat: -28, long: 140, zoom: 3 }, { places: [] });
    const rings = ringsOf(whole.land);
    expect(rings.length).toBeGreaterThan(20);
    for (const ring of rings) {
      const width = Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
      expect(width).toBeLessThan(350);
    }
  });

  it('DSH-1: has a scale bar', () => {
    for (const zoom of [3, 6.5, 10, 15]) {
      const { text, width } = scaleBar({ ...sydney, zoom });
      const [, number, unit] = /^(\d+) (k?m)$/.exec(text)!;
      const metres = Number(number) * (unit === 'km' ? 1000 : 1);
      expect(width).toBeLessThanOrEqual(120);
      expect(width).toBeGreaterThan(40);
      expect(metres / metresPerPixel(sydney.lat, zoom)).toBeCloseTo(width, -0.5);
    }
  });
});

/** The rings of path data in absolute pixels. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = ring.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
      let [x, y] = [0, 0];
      const points: [number, number][] = [];
      for (let index = 0; index < numbers.length; index += 2) {
        [x, y] = [x + numbers[index]!, y + numbers[index + 1]!];
        points.push([x, y]);
      }
      return points;
    });
}

/** True if a ring goes round a point, by the edges that a ray to the right crosses. */
const isInside = (ring: readonly [number, number][], px: number, py: number): boolean =>
  ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;
