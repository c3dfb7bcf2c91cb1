/** A repeatable stream of numbers in [0, 1) (mulberry32), so that a rebuild changes nothing. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Size of every scene: 16:9, sharp at 1440 px. */
export const scene = { width: 1440, height: 810 };

/** A whole SVG file of scene size, or of the size given. */
export const svgFile = (content: string, width = scene.width, height = scene.height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

type Stop = [offset: number, colour: string, opacity?: number];

/** A gradient from top to bottom, or with `across` from left to right. */
export const gradient = (id: string, stops: Stop[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`;

export const glowGradient = (id: string, colour: string, strength = 0.8) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const blur = (id: string, x: number, y = x) =>
  `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`;

/** A ridge of hills from edge to edge: about `count` swells of `rise` px around `y`, filled to `bottom`. */
export function ridge(
  seed: number,
  y: number,
  rise: number,
  count: number,
  bottom: number,
  fill: string,
  width = scene.width,
): string {
  const random = seeded(seed);
  const step = (width + 120) / count;
  let x = -60;
  let at = y + (random() - 0.5) * rise;
  let d = `M-60 ${bottom}L-60 ${n(at)}`;
  for (let index = 0; index < count; index++) {
    const next = y + (random() - 0.5) * 2 * rise;
    d += `C${n(x + step * 0.45)} ${n(at)} ${n(x + step * 0.55)} ${n(next)} ${n(x + step)} ${n(next)}`;
    x += step;
    at = next;
  }
  return shape(`${d}L${n(x)} ${bottom}Z`, fill);
}

/** Flat streaks of cloud. */
export function clouds(
  seed: number,
  count: number,
  top: number,
  bottom: number,
  fill: string,
  opacity: number,
  filter: string,
): string {
  const random = seeded(seed);
  const streaks = Array.from({ length: count }, () =>
    ellipse(
      random() * scene.width,
      top + random() * (bottom - top),
      70 + random() * 200,
      4 + random() * 9,
      fill,
      `opacity="${n(opacity * (0.5 + random() * 0.5) * 10) / 10}"`,
    ),
  ).join('');
  return `<g filter="url(#${filter})">${streaks}</g>`;
}

/** Short strokes of light on water, denser and longer towards the viewer. */
export function glints(
  seed: number,
  count: number,
  area: { x: number; y: number; width: number; height: number },
  fill: string,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const depth = random();
    const w = 8 + 34 * depth * random();
    return rect(
      area.x + random() * area.width,
      area.y + depth * area.height,
      w,
      0.9 + depth * 1.4,
      fill,
      `rx="1" opacity="${n((0.15 + random() * 0.4) * 10) / 10}"`,
    );
  }).join('');
}

/** A city on the horizon `y`: blocks between `from` and `to`, highest in the middle, with lit windows. */
export function skyline(
  seed: number,
  from: number,
  to: number,
  y: number,
  rise: number,
  fill: string,
  lit: string | undefined,
): string {
  const random = seeded(seed);
  const out: string[] = [];
  let x = from;
  while (x < to) {
    const w = 16 + random() * 26;
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.5) * 1.7;
    const h = rise * (0.16 + Math.max(0, middle) * (0.45 + random() * 0.5));
    out.push(rect(x, y - h, w, h, fill));
    if (random() > 0.75) out.push(rect(x + w / 2, y - h - 14, 1.6, 14, fill));
    if (lit) {
      for (let wy = y - h + 6; wy < y - 6; wy += 9) {
        for (let wx = x + 4; wx < x + w - 4; wx += 6) {
          if (random() > 0.72) out.push(rect(wx, wy, 2.2, 3.2, lit, 'opacity=".75"'));
        }
      }
    }
    x += w + (random() > 0.8 ? 5 : 0.5);
  }
  return out.join('');
}

/** A broad-crowned tree at x, `y`; `size` is its height. */
export function tree(
  seed: number,
  x: number,
  y: number,
  size: number,
  bark: [string, string],
  leaves: [string, string, string],
): string {
  const random = seeded(seed);
  const w = size * 0.07;
  const fork = y - size * 0.55;
  const trunk =
    shape(
      `M${n(x - w * 0.62)} ${y}C${n(x - w * 0.5)} ${n(y - size * 0.2)} ${n(x - w * 0.46)} ${n(fork)} ${n(x - w * 0.4)} ${n(fork)}L${n(x + w * 0.4)} ${n(fork)}C${n(x + w * 0.46)} ${n(fork)} ${n(x + w * 0.5)} ${n(y - size * 0.2)} ${n(x + w * 0.62)} ${y}Z`,
      bark[0],
    ) +
    shape(
      `M${n(x + w * 0.08)} ${y}L${n(x + w * 0.08)} ${n(fork)}L${n(x + w * 0.4)} ${n(fork)}C${n(x + w * 0.46)} ${n(fork)} ${n(x + w * 0.5)} ${n(y - size * 0.2)} ${n(x + w * 0.62)} ${y}Z`,
      bark[1],
    ) +
    line(
      `M${n(x)} ${n(fork + 6)}L${n(x - size * 0.22)} ${n(y - size * 0.78)}M${n(x)} ${n(fork + 10)}L${n(x + size * 0.23)} ${n(y - size * 0.8)}M${n(x)} ${n(fork)}L${n(x - size * 0.05)} ${n(y - size * 0.9)}`,
      bark[0],
      n(size * 0.024),
      'stroke-linecap="round"',
    );
  const crown = leaves.flatMap((fill, layer) =>
    Array.from({ length: 22 }, () => {
      const angle = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      return ellipse(
        x + Math.cos(angle) * far * size * 0.34 + layer * size * 0.01,
        y - size * 0.82 - layer * size * 0.025 + Math.sin(angle) * far * size * 0.17,
        size * (0.1 - layer * 0.02) * (0.6 + random() * 0.5),
        size * (0.062 - layer * 0.012) * (0.6 + random() * 0.5),
        fill,
      );
    }),
  );
  return trunk + crown.join('');
}

/** Tussocks along the lower edge. */
export function grass(seed: number, y: number, count: number, colours: string[]): string {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = (index / count) * (scene.width + 60) - 30 + random() * 30;
    const h = 20 + random() * 46;
    const blades = Array.from({ length: 4 }, () => {
      const lean = (random() - 0.5) * 46;
      return `M${n(x + (random() - 0.5) * 12)} ${y}Q${n(x + lean * 0.2)} ${n(y - h * 0.7)} ${n(x + lean)} ${n(y - h * (0.7 + random() * 0.4))}`;
    }).join('');
    return line(blades, colours[index % colours.length]!, 3, 'stroke-linecap="round"');
  }).join('');
}
