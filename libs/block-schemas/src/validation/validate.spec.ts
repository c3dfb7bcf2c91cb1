import { describe, expect, it } from 'vitest';
import { validatePage } from './validate.ts';

const page = (blocks: readonly object[]) => ({
  schemaVersion: 1,
  path: '/',
  title: 'Long',
  publicationDate: '2026-01-01',
  blocks,
});
const good = { type: 'paragraph', data: { text: 'Open seven days.' } };
const bad = { type: 'paragraph', data: { txet: 'Open seven days.' } };

describe('validatePage', () => {
  it('BLK-1 CLI-1: validates every block of a long page, the last one too', () => {
    const blocks = Array.from({ length: 120 }, (_, index) => (index % 40 === 39 ? bad : good));
    const { findings, brokenBlocks, broken } = validatePage(page(blocks));
    expect(broken).toBe(false);
    expect(brokenBlocks).toEqual(['/blocks/39', '/blocks/79', '/blocks/119']);
    expect(new Set(findings.map(({ pointer }) => pointer))).toEqual(
      new Set(['/blocks/39/data', '/blocks/79/data', '/blocks/119/data']),
    );
  });

  it('BLK-3 CLI-1: validates every block of a long column', () => {
    const blocks = Array.from({ length: 90 }, (_, index) => (index === 89 ? bad : good));
    const columns = { type: 'columns', data: { cols: [{ blocks: [good] }, { blocks }] } };
    expect(validatePage(page([columns])).brokenBlocks).toEqual(['/blocks/0/data/cols/1/blocks/89']);
  });
});
