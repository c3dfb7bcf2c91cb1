import type { Edit } from '@forecourt/json';
import type { Migration } from './migration.ts';
import { misfitsIn } from './misfits.ts';

/** Creates a migration of strings that a pattern refuses, by the title of the expected schema. */
const ofPattern =
  (title: string, convert: (text: string) => string | undefined): Migration['migrate'] =>
  (document) =>
    misfitsIn(document).flatMap(({ rule, pointer, value, shapes }): Edit[] => {
      const isOne = rule === 'pattern' || rule === 'too-long';
      if (!isOne || typeof value !== 'string' || !shapes.some((shape) => shape.title === title))
        return [];
      const converted = convert(value.trim());
      return converted === undefined ? [] : [{ pointer, value: converted }];
    });

/** Aspect ratios with a colon or a cross. */
export const aspectRatioSlash: Migration = {
  id: 'aspect-ratio-slash',
  description: 'Aspect ratios written "16:9" or "16 x 9" become "16/9".',
  since: 'They go to the style sheet as they are, which takes a slash.',
  migrate: ofPattern('AspectRatio', (text) => {
    const [, width, height] = /^([1-9]\d{0,3})\s*[:x×/]\s*([1-9]\d{0,3})$/i.exec(text) ?? [];
    return width && `${width}/${height}`;
  }),
};

const hex = (number: string) => Number(number).toString(16).padStart(2, '0');

/** Colours without their sign, and colours as functions. */
export const colourHex: Migration = {
  id: 'colour-hex',
  description: 'Colours written "044069" or "rgb(4, 64, 105)" become "#044069".',
  since: 'Colours are checked for contrast, so they have one form.',
  migrate: ofPattern('Colour', (text) => {
    if (/^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return `#${text.toLowerCase()}`;
    const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text)?.slice(1);
    return parts?.every((part) => Number(part) <= 255) ? `#${parts.map(hex).join('')}` : undefined;
  }),
};

/** Dates of publication in other forms of year, month, day. */
export const publicationDateIso: Migration = {
  id: 'publication-date-iso',
  description:
    'Dates of publication written "2024-3-18", "2024/03/18" or "2024-03-18 09:30" become ISO 8601.',
  since:
    'The date picks the layout, so it has one form. Days before months are left alone: their order is ambiguous.',
  migrate: (document) =>
    misfitsIn(document)
      .filter(
        ({ rule, pointer }) =>
          rule === 'publication-date-malformed' && pointer === '/publicationDate',
      )
      .flatMap(({ pointer, value }) => {
        const [, year, month = '', day = '', time, offset = ''] =
          /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
            String(value).trim(),
          ) ?? [];
        if (year === undefined) return [];
        const zone = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
        const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        return [{ pointer, value: time === undefined ? date : `${date}T${time}${zone}` }];
      }),
};
