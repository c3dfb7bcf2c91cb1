const list = (names: string): readonly string[] => names.trim().split(/\s+/);

const inKebabCase = (name: string): string => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** Properties of elements whose attributes have another name in HTML or SVG. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['crossOrigin', 'crossorigin'],
  ...list('tabIndex autoFocus multiple muted').map((name): [string, string] => [
    name,
    name.toLowerCase(),
  ]),
  ...list(
    `acceptCharset httpEquiv alignmentBaseline baselineShift clipPath clipRule colorInterpolation
    colorInterpolationFilters colorRendering dominantBaseline fillOpacity fillRule floodColor floodOpacity
    fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight imageRendering letterSpacing
    lightingColor markerEnd markerMid markerStart maskType paintOrder pointerEvents shapeRendering stopColor
    stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity
    strokeWidth textAnchor textDecoration textRendering transformOrigin unicodeBidi vectorEffect wordSpacing
    writingMode`,
  ).map((name): [string, string] => [name, inKebabCase(name)]),
]);

/** Properties of React alone. */
export const withoutAttribute: ReadonlySet<string> = new Set(
  list(
    'defaultValue defaultChecked ref innerHTML suppressContentEditableWarning suppressHydrationWarning',
  ),
);

/** Attributes that are present or not. */
export const flags: ReadonlySet<string> = new Set(
  list(
    `allowFullScreen async autoFocus autoPlay controls default defer disabled disablePictureInPicture
    disableRemotePlayback formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open
    playsInline readOnly required reversed scoped seamless credentialless checked`,
  ),
);

/** Attributes whose booleans are words; so are those of `data-` and `aria-`. */
export const withWords: ReadonlySet<string> = new Set(
  list('contentEditable spellCheck draggable value focusable'),
);

/** Attributes that are numbers of at least 1. */
export const counts: ReadonlySet<string> = new Set(list('cols rows size span'));

/** Attributes that are any number. */
export const numbers: ReadonlySet<string> = new Set(list('rowSpan start'));

/** Attributes that are present, absent or a text. */
export const flagsOrTexts: ReadonlySet<string> = new Set(list('capture download'));

/** Attributes that are addresses. */
export const addresses: ReadonlySet<string> = new Set(list('src href action formAction'));

/** Style properties whose numbers are not pixels. */
export const unitless: ReadonlySet<string> = new Set(
  list(
    `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns
    fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart
    gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray
    strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom WebkitLineClamp`,
  ),
);
