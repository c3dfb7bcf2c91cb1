import type { Finding } from '@forecourt/block-schemas';
import { checkComponentUse } from './components.ts';
import { checkFormSteps, checkStepKey } from './form-steps.ts';
import { addressesIn } from './html-links.ts';
import { checkAsset, checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import type { BlockPlace, Place, Places } from './places.ts';

/** A video's address may leave this out. */
const videoEndings = ['.mp4'];

/** Checks one document's references. @param from path of the page; undefined for what is on every page. */
export function checkPlaces(
  { texts, blocks }: Places,
  from: string | undefined,
  targets: LinkTargets,
  checkName: (place: Place) => Finding | undefined,
): Finding[] {
  const checkText = (place: Place): (Finding | undefined)[] => {
    const { kind, value, pointer } = place;
    if (value.includes('{{')) return [];
    switch (kind) {
      case 'link':
        return [checkLink(value, pointer, from, targets)];
      case 'asset':
        return [
          checkAsset(
            value,
            pointer,
            targets,
            place.block?.block.type === 'video' ? { endings: videoEndings } : { verbatim: true },
          ),
        ];
      case 'stepKey':
        return [checkStepKey(place)];
      case 'html-inline':
      case 'html-block':
        return addressesIn(value).map((address) =>
          address.attribute === 'href'
            ? checkLink(address.value, pointer, from, targets)
            : checkAsset(address.value, pointer, targets),
        );
      default:
        return [checkName(place)];
    }
  };
  return [
    ...texts.flatMap(checkText).filter((finding) => finding !== undefined),
    ...blocks.flatMap((block) => [
      ...checkFormSteps(block),
      ...checkComponentUse(block, targets.snapshot.components),
    ]),
  ];
}

/** Ids of the parts that surround a page's blocks: skip link, menu, columns of the footer. */
const pagesOwnId = /^(?:main|site-navigation|footer-\d+)$/;

/** An id that stands twice, in two blocks or in a block and the page around it: a link to it can't tell them apart. */
export function duplicateIds(blocks: readonly BlockPlace[]): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const add = (pointer: string, message: string) =>
    findings.push({ rule: 'duplicate-id', severity: 'warning', pointer: `${pointer}/id`, message });
  for (const { block, pointer } of blocks) {
    const { id } = block;
    if (id === undefined) continue;
    if (pagesOwnId.test(id))
      add(pointer, `the id "${id}" belongs to the page itself; choose another`);
    else if (seen.has(id)) add(pointer, `two blocks of the page have the id "${id}"`);
    seen.add(id);
  }
  return findings;
}
