import type { ModelFacts, Paint } from './stock/range.ts';

/** Text of a PDF string in the standard fonts' encoding: what is not in it loses its accent. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&');

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length > width) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${word}`;
  }
  return lines;
}

/** A one-page A4 brochure of a model: name, text, variants with their features, paints. Plain ASCII. */
export function brochure(model: ModelFacts, dealer: string, paints: readonly Paint[]): string {
  const text: [size: number, bold: boolean, line: string][] = [
    [30, true, `${model.make} ${model.name}`],
    [12, false, dealer],
    [6, false, ''],
    ...wrap(model.text, 88).map((line): [number, boolean, string] => [11, false, line]),
    ...model.variants.flatMap(({ fullName, features }): [number, boolean, string][] => [
      [6, false, ''],
      [14, true, fullName],
      ...wrap(features.join(', '), 96).map((line): [number, boolean, string] => [10, false, line]),
    ]),
    [6, false, ''],
    [14, true, 'Colours'],
    ...wrap(
      model.paints.map((paint) => paints.find((entry) => entry.paint === paint)!.name).join(', '),
      96,
    ).map((line): [number, boolean, string] => [10, false, line]),
  ];
  const content = [
    'BT 56 800 Td',
    ...text.map(([size, bold, line]) => {
      const leading = Math.round(size * 1.45);
      return `/F${bold ? 2 : 1} ${size} Tf 0 ${-leading} Td (${plain(line)}) Tj`;
    }),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${plain(`${model.make} ${model.name}`)}) >>`,
  ]);
}

/** Objects, cross-reference table and trailer of a PDF 1.4 file; the last object is its Info. */
function pdfFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
