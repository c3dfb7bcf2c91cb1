import type { RuleExample } from './parse-examples.ts';

/** Name of an example's configuration, which isn't a file of its tenant. */
export const configName = 'forecourt.config.json';

const site = (region: string, timeZone: string) => ({
  schemaVersion: 1,
  id: 1,
  slug: 'demo',
  name: 'Example Motors',
  domains: ['demo.example'],
  region,
  timeZone,
  theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {} },
  navigation: {},
});

const home = {
  schemaVersion: 1,
  path: '/',
  title: 'Home',
  publicationDate: '2026-01-05',
  seo: { description: 'New and used cars beside the harbour.' },
  blocks: [],
};

/** A GIF of one pixel on a canvas of the given size; each side's low byte must be below 128. */
function gif(width: number, height: number): string {
  const canvas = [width, height].flatMap((side) => [side % 256, Math.floor(side / 256)]);
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  return `GIF89a${String.fromCharCode(...canvas, 0, 0, 0, ...pixel, 0x3b)}`;
}

function picture(name: string, size: string): string {
  const [, width, height, bytes = '0'] = /^(\d+)x(\d+)(?::(\d+))?$/.exec(size) ?? [];
  if (name.endsWith('.gif')) return gif(Number(width), Number(height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return svg.padEnd(Number(bytes));
}

/** Returns all files of an example's tenant by path: those of the example, and what a tenant needs besides. */
export function exampleFiles({ files, settings }: RuleExample): ReadonlyMap<string, string> {
  const region = settings.get('region') ?? 'AU';
  const timeZone =
    settings.get('zone') ?? (region === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney');
  const pictures = [...settings].filter(([name]) => name.startsWith('/assets/'));
  const all = new Map([
    ['site.json', JSON.stringify(site(region, timeZone), null, 2)],
    ['pages/home.json', JSON.stringify(home)],
    ...pictures.map(([name, size]) => [name.slice(1), picture(name, size)] as const),
    ...files,
  ]);
  all.delete(configName);
  return all;
}
