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

export const ironbarkStudio: Backdrop = {
  kind: 'studio',
  top: '#2b312e',
  wall: '#1d2220',
  floor: ['#343b38', '#222725'],
  line: '#4b5450',
};

export const tollandPaper: Backdrop = {
  kind: 'studio',
  top: '#f6f4ef',
  wall: '#ebe7df',
  floor: ['#ddd8ce', '#ece8e1'],
  line: '#cfc9bd',
};

/** The empty backdrop as an SVG file; its floor begins at the height `floor`. */
export function backdrop(
  b: Backdrop,
  { width, height }: { readonly width: number; readonly height: number },
  floor: number,
): string {
  if (b.kind === 'paper')
    return svgFile(
      rect(0, 0, width, height, b.top) + line(`M0 ${floor}H${width}`, b.line, 1.5),
      width,
      height,
    );
  return svgFile(
    `<defs>${gradient('bdw', [
      [0, b.top],
      [1, b.wall],
    ])}${gradient('bdf', [
      [0, b.floor[0]],
      [1, b.floor[1]],
    ])}</defs>` +
      rect(0, 0, width, floor, 'url(#bdw)') +
      rect(0, floor - 22, width, height - floor + 22, 'url(#bdf)') +
      rect(0, floor - 22, width, 1, b.line, 'opacity=".6"'),
    width,
    height,
  );
}
