import type { BlockType, TenantSnapshot } from '@forecourt/block-schemas';
import { isBlockType } from '@forecourt/block-schemas';
import type { RenderRequest } from '../context/page-request.ts';
import type { PageSheet } from '../context/page-styles.ts';
import { messageSheets } from '../pipeline/render-message.ts';
import { modelSheets } from '../pipeline/render-page.ts';
import { partName, partSheet, siteSheet } from '../pipeline/style-sheet.ts';
import { chosenCarsSheets } from './shortlist/chosen-cars-page.tsx';
import { staffSheets } from './staff/staff-page.tsx';
import { vehicleSheets } from './vehicle/vehicle-page.tsx';

const sheets = new Map(
  [...messageSheets, ...modelSheets, ...chosenCarsSheets, ...staffSheets, ...vehicleSheets].map(
    (sheet) => [partName(sheet), sheet],
  ),
);

/**
 * Returns a style sheet that pages of the tenant link to, by its name; undefined if nothing in the name
 * is known. Parts that another version of the site has are left out, so that the others are styled.
 */
export function styleSheetNamed(
  name: string,
  { site }: Pick<TenantSnapshot, 'site'>,
  request: Pick<RenderRequest, 'fonts'>,
): PageSheet | undefined {
  if (name === 'site') return siteSheet(site, request);
  const names = name.split('.');
  const used = names.filter((each): each is BlockType => isBlockType(each));
  const others = names.flatMap((each) => sheets.get(each) ?? []);
  return partSheet(used, others);
}
