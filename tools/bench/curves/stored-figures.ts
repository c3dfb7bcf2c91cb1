/** Files of the curves: the figures of the last run, and what is made from them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Figures } from './curve.ts';
import { curves, type CurveId } from './curves.ts';
import { drawCurve } from './draw-curve.ts';
import { withFigures } from './performance-page.ts';

const docs = join(import.meta.dirname, '../../../docs');
const fileOf = (id: CurveId) => join(import.meta.dirname, `figures/${id}.json`);

const readFigures = (id: CurveId) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Figures;

const rounded = (_name: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

/** Stores the figures of a run, with four significant digits. */
export async function storeFigures(id: CurveId, figures: Figures): Promise<void> {
  const file = fileOf(id);
  const options = { ...(await resolveConfig(file)), parser: 'json' };
  writeFileSync(file, await format(JSON.stringify(figures, rounded), options));
}

/** Returns the pictures and the page of docs, made from the stored figures, by their paths. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const page = join(docs, 'performance.md');
  const files = new Map<string, string>();
  let text = readFileSync(page, 'utf8');
  for (const curve of Object.values(curves)) {
    const figures = readFigures(curve.id);
    files.set(join(docs, `images/${curve.id}.svg`), drawCurve(curve, figures.points));
    text = withFigures(text, curve, figures);
  }
  const options = { ...(await resolveConfig(page)), parser: 'markdown' };
  return files.set(page, await format(text, options));
}

/** Writes the pictures and the page anew. */
export async function writeDocuments(): Promise<void> {
  for (const [file, text] of await documents()) writeFileSync(file, text);
}
