import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bodies } from './car/body.ts';
import { named } from './collection.ts';
import { cropMargin, layersOf } from './renders/layers.ts';
import { paintRender } from './renders/paint-render.ts';
import { bodyOf } from './renders/views.ts';
import { compositionPicture, type Composition, type PlacedCar } from './scene/composition.ts';
import { harbourPalette, kauriPalette } from './scene/palette.ts';
import { coastRoad, countryRoad } from './scene/roads.ts';

/** 960 by 540, 20 pictures a second, six seconds that end where they begin. Needs ffmpeg. */
const film = { width: 960, height: 540, rate: 20, seconds: 6 };

const tenants = fileURLToPath(new URL('../../tenants/', import.meta.url));

/** Wheels in the masters of a side view, in pixels: axles, their height, radius of rim and tyre. */
interface Wheels {
  readonly axles: readonly [rear: number, front: number];
  readonly height: number;
  readonly rim: number;
  readonly tyre: number;
}

const suvWheels: Wheels = { axles: [303, 1097], height: 487, rim: 76, tyre: 109 };
const uteWheels: Wheels = { axles: [338, 1115], height: 470, rim: 66, tyre: 94 };

/** A car from the side whose wheels turn. */
interface Sprite {
  readonly width: number;
  readonly height: number;
  /** Way between two pictures in which the wheels turn by one degree. */
  readonly perDegree: number;
  picture(degrees: number): Promise<Buffer>;
}

async function spriteOf(car: PlacedCar, width: number, wheels: Wheels): Promise<Sprite> {
  const { crop } = await layersOf(car.look, 'side');
  const height = Math.round((crop.height / crop.width) * width);
  const whole = await sharp(await paintRender(car.look, 'side', car.paint, car.light))
    .png()
    .toBuffer();
  const image = `<image href="data:image/png;base64,${whole.toString('base64')}" width="${crop.width}" height="${crop.height}"/>`;
  const y = wheels.height - crop.y;
  const rims = wheels.axles.map((axle, index) => ({ x: axle - crop.x, id: `rim${index}` }));
  const clips = rims.map(
    ({ x, id }) =>
      `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${wheels.rim}"/></clipPath>`,
  );
  return {
    width,
    height,
    perDegree: (2 * Math.PI * wheels.tyre * width) / crop.width / 360,
    picture(degrees) {
      const turned = rims.map(
        ({ x, id }) =>
          `<g transform="rotate(${degrees} ${x} ${y})"><g clip-path="url(#${id})">${image}</g></g>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${crop.width} ${crop.height}"><defs>${clips.join('')}</defs>${image}${turned.join('')}</svg>`;
      return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
    },
  };
}

/** The part of the sprite that is in the picture, if any. */
async function visiblePart(picture: Buffer, { width, height }: Sprite, left: number) {
  const from = Math.max(0, -left);
  const to = Math.min(width, film.width - left);
  if (to <= from) return undefined;
  return sharp(picture)
    .extract({ left: from, top: 0, width: to - from, height })
    .toBuffer();
}

function encode(frames: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const run = spawnSync(
    'ffmpeg',
    `-y -loglevel error -framerate ${film.rate} -i ${frames}/%04d.png -c:v libx264 -preset veryslow -crf 27 -pix_fmt yuv420p -movflags +faststart -an`
      .split(' ')
      .concat(file),
    { stdio: 'inherit' },
  );
  if (run.status !== 0) throw new Error(`ffmpeg ended with ${run.status}`);
}

/** The car of a scene drives through it from left to right and comes again. */
async function drive(name: string, scene: Composition, wheels: Wheels): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const car = scene.layers.find((layer) => typeof layer !== 'string')!;
  const place = scene.layers.filter((layer) => typeof layer === 'string');
  const ground = await sharp(await compositionPicture({ ...scene, layers: place }))
    .resize(film.width, film.height)
    .png()
    .toBuffer();
  const unit = film.width / scene.width;
  const carWidth = bodies[bodyOf(car.look)].length * car.scale * unit;
  const sprite = await spriteOf(car, Math.round(carWidth * (1 + 2 * cropMargin.side)), wheels);
  const top = Math.round(car.floor * unit + carWidth * cropMargin.bottom - sprite.height);
  const count = film.rate * film.seconds;
  for (let frame = 0; frame < count; frame++) {
    const way = (frame / count) * (film.width + sprite.width);
    const left = Math.round(way - sprite.width);
    const input = await visiblePart(await sprite.picture(way / sprite.perDegree), sprite, left);
    await sharp(ground)
      .composite(input ? [{ input, left: Math.max(0, left), top }] : [])
      .png()
      .toFile(join(frames, `${String(frame).padStart(4, '0')}.png`));
  }
  encode(frames, join(tenants, name));
  rmSync(frames, { recursive: true });
}

await drive(
  'harbour-city/assets/films/coast-drive.mp4',
  coastRoad(harbourPalette, named('tern deep-channel')),
  suvWheels,
);
await drive(
  'kauri-motors/assets/films/back-road.mp4',
  countryRoad(kauriPalette, named('drover forest-green')),
  uteWheels,
);
