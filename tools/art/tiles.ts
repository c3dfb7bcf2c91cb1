import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bodies, type Body } from './car/body.ts';
import { ground, heightPath } from './car/path.ts';
import { shellOutline } from './car/shell.ts';

/** Rounds every coordinate to whole centimetres: a tile is a hundred pixels wide. */
const coarse = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** Returns the few shapes of a body that are visible at the size of a tile. */
const tileOf = (body: Body) => ({
  length: body.length,
  shell: coarse(shellOutline(body)),
  glass: coarse(heightPath(body.glass)),
  lines: coarse(body.lines.slice(0, 3).map(heightPath).join('')),
  tyre: Math.round(body.tyre),
  axles: [body.rearAxle, body.frontAxle],
});

const shapes = Object.fromEntries(
  Object.entries<Body>(bodies).map(([name, body]) => [name, tileOf(body)]),
);

const file = fileURLToPath(
  new URL('../../libs/renderer/src/cars/generated/body-shapes.json', import.meta.url),
);
writeFileSync(file, `${JSON.stringify({ ground, shapes }, null, 2)}\n`);
