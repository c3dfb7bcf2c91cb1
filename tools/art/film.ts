import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bodies, carFrame, drawCar, type Car } from './car/car.ts';
import { named } from './collection.ts';
import { compositionPicture, type Composition } from './scene/composition.ts';
import { harbourPalette, kauriPalette } from './scene/palette.ts';
import { coastRoad, countryRoad } from './scene/roads.ts';

/** 960 by 540, 20 pictures a second, six seconds that end where they begin. Needs ffmpeg. */
const film = { width: 960, height: 540, rate: 20, seconds: 6 };

const tenants = fileURLToPath(new URL('../../tenants/', import.meta.url));

/** The car with its wheels turned by `angle` degrees. */
function turned(car: Car, angle: number): Buffer {
  const f = carFrame(car.body);
  const { tyre } = bodies[car.body];
  const hub = new RegExp(`(<g transform="translate\\([\\d.]+ ${200 - tyre}\\))(">)`, 'g');
  const drawing = drawCar(car, 'c').replace(hub, `$1 rotate(${angle})$2`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${f.x} ${f.y} ${f.width} ${f.height}">${drawing}</svg>`,
  );
}

/** The scene without its car. */
const emptyScene = (scene: Composition) =>
  compositionPicture({
    ...scene,
    layers: scene.layers.filter((layer) => typeof layer === 'string'),
  });

/** A car drives through a scene from left to right and comes again. */
async function drive(file: string, scene: Composition, car: Car): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const ground = await sharp(await emptyScene(scene))
    .resize(film.width, film.height)
    .png()
    .toBuffer();
  const width = 400;
  const frames = film.rate * film.seconds;
  const perTurn = (2 * Math.PI * bodies[car.body].tyre * width) / carFrame(car.body).width;
  for (let frame = 0; frame < frames; frame++) {
    const way = (frame / frames) * (film.width + width);
    const sprite = await sharp(turned({ ...car, shadow: 0.5 }, (way / perTurn) * 360), {
      density: 144,
    })
      .resize(width)
      .png()
      .toBuffer();
    const left = Math.round(way - width);
    const visible = { left: Math.max(0, -left), right: Math.min(width, film.width - left) };
    const cut = visible.right - visible.left;
    const layer =
      cut > 0
        ? await sharp(sprite)
            .extract({ left: visible.left, top: 0, width: cut, height: Math.floor(width * 0.43) })
            .toBuffer()
        : undefined;
    await sharp(ground)
      .composite(layer ? [{ input: layer, left: Math.max(0, left), top: 328 }] : [])
      .png()
      .toFile(join(folder, `${String(frame).padStart(4, '0')}.png`));
  }
  mkdirSync(dirname(file), { recursive: true });
  const run = spawnSync(
    'ffmpeg',
    `-y -loglevel error -framerate ${film.rate} -i ${folder}/%04d.png -c:v libx264 -preset veryslow -crf 27 -pix_fmt yuv420p -movflags +faststart -an`
      .split(' ')
      .concat(file),
    { stdio: 'inherit' },
  );
  rmSync(folder, { recursive: true });
  if (run.status !== 0) throw new Error(`ffmpeg ended with ${run.status}`);
}

await drive(
  join(tenants, 'harbour-city/assets/films/coast-drive.mp4'),
  coastRoad(harbourPalette, named('tern deep-channel')),
  named('tern deep-channel'),
);
await drive(
  join(tenants, 'kauri-motors/assets/films/back-road.mp4'),
  countryRoad(kauriPalette, named('drover forest-green')),
  named('drover forest-green'),
);
