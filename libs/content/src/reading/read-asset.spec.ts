import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFile } from '../testing/memory-file-system.ts';
import { readAsset } from './read-asset.ts';
import { contentHash } from './read-json.ts';

async function read(path: string, content: MemoryFile) {
  const fs = memoryFileSystem({ [path]: content });
  return readAsset(fs, path, path, path, await fs.stat(path));
}

/** A PNG of the size given without any pixels: its header and its end. */
function png(width: number, height: number): Uint8Array {
  const header = '0000000d4948445200000000000000000802000000' + '00000000';
  const bytes = Buffer.from(`89504e470d0a1a0a${header}0000000049454e44ae426082`, 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

describe('readAsset', () => {
  it.each([
    ['size', '<svg width="40" height="30"/>', 40, 30],
    ['view box', '<svg viewBox="0 0 1600 900"/>', 1600, 900],
    ['view box and width', '<svg width="800" viewBox="0 0 1600 900"/>', 800, 450],
    ['XML head', '<?xml version="1.0"?>\n<svg viewBox="0 0 8 6"/>', 8, 6],
  ])('WEB-3: an SVG with a %s has its intrinsic size', async (_what, svg, width, height) => {
    const { asset, findings } = await read('/assets/a.svg', svg);
    expect(asset).toMatchObject({ width, height, mediaType: 'image/svg+xml' });
    expect(findings).toEqual([]);
  });

  it('WEB-3: a bitmap has its intrinsic size', async () => {
    const { asset } = await read('/assets/A.PNG', png(1200, 800));
    expect(asset).toMatchObject({ width: 1200, height: 800, mediaType: 'image/png', bytes: 45 });
  });

  it.each(['<svg/>', '<svg viewBox="a b c d"/>', '<svg width="-1" height="2"/>'])(
    'WEB-3: a drawing of %j has no size and a warning',
    async (content) => {
      const { asset, findings } = await read('/assets/a.svg', content);
      expect(asset?.width).toBeUndefined();
      expect(asset?.refused).toBeUndefined();
      expect(findings).toMatchObject([{ rule: 'picture-size', severity: 'warning' }]);
    },
  );

  it.each(['', 'not a picture'])('OPS-3, TEN-11: a picture of %j is refused', async (content) => {
    const { asset, findings } = await read('/assets/a.svg', content);
    expect(asset).toMatchObject({ mediaType: 'image/svg+xml', refused: true });
    expect(findings).toMatchObject([
      { rule: 'picture-refused', severity: 'error', line: 1, column: 1 },
    ]);
  });

  it('TEN-11: damaged and truncated photographs are refused, complete ones are not', async () => {
    const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
    const frame = 'ffc0001108000200030301220002110103110100';
    const jpeg = `ffd8${frame}ffda0008010100003f00aabbccdd`;
    const webp = '524946461e000000574542505650384c110000002f0100000007d0ffff88ffffffff0700';
    const files: [string, Uint8Array, string | undefined][] = [
      ['a.png', png(8, 6), undefined],
      ['a.png', png(8, 6).subarray(0, 40), 'truncated'],
      ['a.png', png(8, 6).subarray(0, 12), 'damaged'],
      ['a.jpg', hex(`${jpeg}ffd9`), undefined],
      ['a.jpg', hex(`${jpeg}ffd90011`), undefined],
      ['a.jpg', hex(jpeg), 'truncated'],
      ['a.jpg', hex(`ffd8ff${'5a'.repeat(400)}`), 'damaged'],
      ['a.webp', hex(`${webp}00ff`), undefined],
      ['a.webp', hex(webp.slice(0, 56)), 'truncated'],
      ['a.webp', hex('7f'.repeat(500)), 'not a picture'],
    ];
    for (const [name, content, problem] of files) {
      const { asset, findings } = await read(`/assets/${name}`, content);
      const found = [name, asset?.refused, findings.map(({ rule }) => rule)];
      expect(found).toEqual(problem ? [name, true, ['picture-refused']] : [name, undefined, []]);
      if (problem) expect(findings[0]!.message).toContain(problem);
    }
  });

  it.each(['<svg', '<html/>'])('OPS-3: a drawing of %j is refused', async (content) => {
    const { asset, findings } = await read('/assets/a.svg', content);
    expect(asset).toMatchObject({ mediaType: 'image/svg+xml', refused: true });
    expect(findings).toMatchObject([{ rule: 'picture-refused', severity: 'error' }]);
  });

  it('OPS-3: what is wrong with a drawing has its line and column', async () => {
    const nested =
      '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n    <use id="a" href="#a"/></g></svg>';
    const { findings } = await read('/assets/a.svg', nested);
    expect(findings).toMatchObject([
      { rule: 'picture-refused', line: 3, column: 5, message: 'refers to itself in a circle' },
    ]);
  });

  it('OPS-3: content decides what a picture is, and a wrong name is a warning', async () => {
    const { asset, findings } = await read('/assets/a.jpg', png(1200, 800));
    expect(asset).toMatchObject({ mediaType: 'image/png', width: 1200 });
    expect(findings).toMatchObject([{ rule: 'picture-type', severity: 'warning' }]);
    const drawing = await read('/assets/a.png', '<svg viewBox="0 0 8 6"/>');
    expect(drawing.asset?.mediaType).toBe('image/svg+xml');
  });

  it('OPS-3: a photograph of too many pixels is refused', async () => {
    const { asset, findings } = await read('/assets/a.png', png(20_000, 20_000));
    expect(asset).toMatchObject({ refused: true, width: 20_000 });
    expect(findings).toMatchObject([
      { rule: 'picture-refused', message: expect.stringContaining('has 400 million pixels') },
    ]);
  });

  it('WEB-3: cut or scrambled pictures never throw', async () => {
    const heads = ['89504e47', 'ffd8ffe1', '52494646', '0000001c66747970', '47494638', '49492a00'];
    for (const head of heads)
      for (const tail of ['', '00', 'ff'.repeat(40), '00'.repeat(4000)]) {
        const content = new Uint8Array(Buffer.from(head + tail, 'hex'));
        expect((await read('/assets/a.jpg', content)).asset).toBeDefined();
      }
  });

  it('WEB-3: a JPEG has its size as it is shown, whatever comes before it', async () => {
    const segment = (marker: string, content: string) =>
      `ff${marker}${(content.length / 2 + 2).toString(16).padStart(4, '0')}${content}`;
    const exif = segment(
      'e1',
      '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000',
    );
    const frame = segment('c2', '0803200258' + '03012200021101031101');
    const jpeg = (...parts: string[]) =>
      read('/assets/a.jpg', new Uint8Array(Buffer.from(['ffd8', ...parts].join(''), 'hex')));
    const size = async (...parts: string[]) => {
      const { asset } = await jpeg(...parts);
      return [asset?.width, asset?.height];
    };
    expect(await size(frame)).toEqual([600, 800]);
    expect(
      await size(segment('e0', '00'), 'ff', segment('fe', 'aa'.repeat(60_000)), frame),
    ).toEqual([600, 800]);
    expect(await size(exif, segment('db', '00'), frame)).toEqual([800, 600]);
    expect(await size(segment('e0', '00'), 'aabb', frame)).toEqual([undefined, undefined]);
  });

  it('OPS-3: a JPEG of nothing but beginnings is given up early', async () => {
    const parts = Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      Buffer.from('ffe00002'.repeat(5_000), 'hex'),
      Buffer.from('ffc2001108032002580301220002110103110100', 'hex'),
    ]);
    expect((await read('/assets/a.jpg', new Uint8Array(parts))).asset).not.toHaveProperty('width');
  });

  it('OPS-3: a large file has the hash of its content, taken in turns', async () => {
    const film = new Uint8Array(9_000_001).fill(7);
    const { asset } = await read('/assets/a.mp4', film);
    expect(asset?.hash).toBe(contentHash(film));
  });

  it('TEN-11: a picture of known content is not decoded again, a changed one is', async () => {
    const file = '/assets/a.svg';
    const fs = memoryFileSystem({ [file]: '<svg width="40" height="30"/>' });
    const stat = await fs.stat(file);
    const { asset } = await readAsset(fs, file, file, file, stat);
    const again = await readAsset(fs, file, file, file, stat, asset!.hash);
    expect(again).toEqual({ same: asset!.hash, findings: [] });
    expect((await readAsset(fs, file, file, file, stat, 'another')).asset).toEqual(asset);
  });

  it('TEN-2: a kind of file that could carry script is a download only', async () => {
    for (const name of ['a.html', 'a.js', 'a.xml', 'a', 'a.constructor']) {
      const { asset, findings } = await read(`/assets/${name}`, '<script>1</script>');
      expect(asset?.mediaType).toBe('application/octet-stream');
      expect(findings).toMatchObject([{ rule: 'asset-type', severity: 'warning' }]);
    }
  });

  it('TEN-2: a name that no page can write is a warning', async () => {
    const { findings } = await read('/assets/a b.txt', 'x');
    expect(findings).toMatchObject([{ rule: 'asset-name', severity: 'warning' }]);
  });
});

describe('CLI-7: assets that are not what they seem', () => {
  it('CLI-7: a script in a drawing is reported at its line, and the drawing is served', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<script>a()</script></svg>';
    const { asset, findings } = await read('/assets/a.svg', drawing);
    expect(asset?.refused).toBeUndefined();
    expect(findings).toMatchObject([
      { rule: 'picture-script', severity: 'warning', line: 2, column: 1 },
    ]);
    expect(findings[0]!.sourceLine).toBe('<script>a()</script></svg>');
  });

  it.each([
    '<!DOCTYPE html>\n<html><body>Not found</body></html>',
    '\ufeff<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "">',
    '<!-- saved -->\n<html lang="en">',
  ])('CLI-7: the web page %j under the name of a picture is reported as one', async (page) => {
    for (const name of ['yard.png', 'yard.svg'])
      expect((await read(`/assets/${name}`, page)).findings).toMatchObject([
        { rule: 'picture-refused', message: expect.stringContaining('is a web page') },
      ]);
  });

  it('CLI-7: HTML in a drawing is reported where it is, and the drawing is served', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<foreignObject/></svg>';
    const { asset, findings } = await read('/assets/a.svg', drawing);
    expect(asset?.refused).toBeUndefined();
    expect(findings).toMatchObject([
      { rule: 'picture-html', severity: 'warning', line: 2, column: 1 },
    ]);
  });

  it('CLI-7: a picture whose name does not say so is reported as one', async () => {
    const rules = async (name: string) =>
      (await read(`/assets/${name}`, png(8, 6))).findings.map(({ rule }) => rule);
    expect(await rules('yard')).toEqual(['picture-type']);
    expect(await rules('yard.dat')).toEqual(['picture-type']);
    expect(await rules('yard.jpg')).toEqual(['picture-type']);
  });
});
