import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBlock, Page } from '@forecourt/block-schemas';

const tenants = join(import.meta.dirname, '../../tenants');

/** Reads a committed file of a demo tenant. */
export const readDemo = <T>(slug: string, ...path: string[]): T =>
  JSON.parse(readFileSync(join(tenants, slug, ...path), 'utf8')) as T;

/** Reads every page of a demo tenant. */
export const demoPages = (slug: string): Page[] =>
  readdirSync(join(tenants, slug, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readDemo<Page>(slug, 'pages', file));

/** Returns every block of a value, with those nested in it. */
export function blocksIn(value: unknown): AnyBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(blocksIn);
  return 'type' in value && 'data' in value ? [value as AnyBlock, ...nested] : nested;
}

/** Returns every string of a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Rows of the tables in a value. */
export const tablesIn = (value: unknown): string[][][] =>
  blocksIn(value)
    .filter(({ type }) => type === 'table')
    .map(({ data }) => data.content as string[][]);
