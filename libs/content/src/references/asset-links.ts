import { errorFinding, hasOddCharacters } from '@forecourt/block-schemas';
import type { Finding } from '@forecourt/block-schemas';
import { mediaTypeOf, unknownMediaType } from '../reading/media-types.ts';
import { externalFinding, isWebAddress } from './link-targets.ts';
import type { LinkTargets } from './link-targets.ts';
import { linkParts, withoutOwnDomain } from './own-address.ts';

/** Returns true if two files are of one kind, such as images, as far as their names say. */
function isSameKind(one: string, other: string): boolean {
  const [kind, otherKind] = [one, other].map((name) => mediaTypeOf(name).split('/')[0]);
  return kind === otherKind || mediaTypeOf(one) === unknownMediaType;
}

/** Options for finding the file of an asset. */
export interface AssetLinkOptions {
  /** True to look the file up by its name as written, as for pictures: no query, no escapes. */
  readonly verbatim?: boolean;
  /** Endings that the block adds by itself, such as `.mp4`. */
  readonly endings?: readonly string[];
}

/** Checks that a file of the assets folder exists. */
export function checkAssetLink(
  reference: string,
  pointer: string,
  targets: LinkTargets,
  { verbatim = false, endings = [] }: AssetLinkOptions = {},
): Finding | undefined {
  const { snapshot, suggest } = targets;
  const own = withoutOwnDomain(reference, snapshot.site.domains);
  if (isWebAddress(own)) return externalFinding(own, pointer, targets);
  if (!own.startsWith('/assets/') || hasOddCharacters(own)) return undefined;
  const { path } = linkParts(own);
  const { assets } = snapshot;
  const name = verbatim && own === reference ? reference : path;
  if (['', ...endings].some((ending) => assets.has(name + ending))) return undefined;
  const message = `the file "${name}" is not in the assets folder`;
  const meant = assets.has(path) ? path : suggest(path, assets);
  const suggestion = meant !== undefined && isSameKind(name, meant) ? meant : undefined;
  return errorFinding('asset-exists', pointer, message, suggestion, { asset: path });
}

/** Pictures as phones, scanners and drawing programs save them. */
const otherPicture = /\.(?:hei[cf]|tiff?|bmp|psd|dng|eps|ai)$/i;

/** Checks that a picture exists, and that its file is one: browsers show nothing for a brochure or film. */
export function checkPictureLink(
  reference: string,
  pointer: string,
  targets: LinkTargets,
  options: AssetLinkOptions = {},
): Finding | undefined {
  const missing = checkAssetLink(reference, pointer, targets, options);
  if (missing !== undefined) return missing;
  const { assets, site } = targets.snapshot;
  const own = withoutOwnDomain(reference, site.domains);
  const asset = assets.get(own) ?? assets.get(linkParts(own).path);
  if (asset === undefined || asset.mediaType.startsWith('image/')) return undefined;
  const kind = asset.mediaType === unknownMediaType ? '' : `, but ${asset.mediaType}`;
  const problem = otherPicture.test(own)
    ? `of a kind that browsers don't show; save it as a JPEG, PNG or WebP file`
    : `not a picture${kind}; name a picture, such as a JPEG, PNG, WebP or SVG file`;
  const about = { asset: asset.path };
  return errorFinding(
    'picture-expected',
    pointer,
    `"${reference}" is ${problem}`,
    undefined,
    about,
  );
}

/** Endings that a video's address may leave out. */
const videoEndings = ['.mp4'];

/** Checks that a film or its captions exist, and are neither a picture nor a document. */
export function checkVideoLink(
  reference: string,
  pointer: string,
  targets: LinkTargets,
): Finding | undefined {
  const missing = checkAssetLink(reference, pointer, targets, { endings: videoEndings });
  if (missing !== undefined) return missing;
  const { assets, site } = targets.snapshot;
  const asset = assets.get(linkParts(withoutOwnDomain(reference, site.domains)).path);
  if (asset === undefined || !/^(?:image\/|application\/pdf)/.test(asset.mediaType))
    return undefined;
  const message = `"${reference}" is ${asset.mediaType}, which no player plays; name a film as MP4 or WebM, or captions as WebVTT`;
  return errorFinding('video-expected', pointer, message, undefined, { asset: asset.path });
}
