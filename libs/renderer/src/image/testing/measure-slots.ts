/** Position of a picture in its slot; lengths are shares of the picture's width or height. */
export interface SlotMeasure {
  /** The block or screen, and the class of the slot. */
  readonly slot: string;
  readonly kind: 'slot' | 'portrait' | 'scene' | 'plain';
  /** Aspect ratio of the picture and of its slot. */
  readonly shape: number;
  readonly slotShape: number;
  /** Share of the picture that is cropped at each edge. */
  readonly lost: { readonly left: number; right: number; top: number; bottom: number };
  /** Horizontal scale divided by vertical scale; 1 without distortion. */
  readonly stretch: number;
  readonly cutOut: boolean;
  /** Focal point, if the picture has one. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Share of the slot that the picture covers. */
  readonly covered: number;
}

/** Measures every picture of the page from its layout boxes. Runs in the browser. */
export function measureSlots(): SlotMeasure[] {
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  const contentBox = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const inset = (side: string) =>
      Number.parseFloat(style.getPropertyValue(`padding-${side}`)) +
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
    return new DOMRect(
      left + inset('left'),
      top + inset('top'),
      width - inset('left') - inset('right'),
      height - inset('top') - inset('bottom'),
    );
  };
  return [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((img) => {
    const own = img.getBoundingClientRect();
    if (!img.checkVisibility({ visibilityProperty: true })) return [];
    const slot = img.closest<HTMLElement>('.fc-slot, .fc-portrait, .fc-scene');
    const frame = contentBox(slot ?? img);
    const { objectFit, objectPosition } = getComputedStyle(img);
    const { naturalWidth, naturalHeight } = img;

    // The picture as CSS Images 3 places it in the image's own box.
    const across = own.width / naturalWidth;
    const down = own.height / naturalHeight;
    const scale = objectFit === 'cover' ? Math.max(across, down) : Math.min(across, down);
    const [scaleX, scaleY] = objectFit === 'fill' ? [across, down] : [scale, scale];
    const size = { width: naturalWidth * scaleX, height: naturalHeight * scaleY };
    const [atX = '50%', atY = '50%'] = objectPosition.split(/ (?![^(]*\))/);
    const offset = (at: string, free: number) =>
      at.endsWith('%') ? (Number.parseFloat(at) / 100) * free : Number.parseFloat(at);
    const left = own.left + offset(atX, own.width - size.width);
    const top = own.top + offset(atY, own.height - size.height);

    // Visible part: inside the image's own box and inside the slot.
    const edge = {
      left: Math.max(left, own.left, frame.left),
      right: Math.min(left + size.width, own.right, frame.right),
      top: Math.max(top, own.top, frame.top),
      bottom: Math.min(top + size.height, own.bottom, frame.bottom),
    };
    const focus = img.closest<HTMLElement>('[style*="--focus-x"]')?.style;
    const block = img.closest('.fc-block')?.firstElementChild?.className.split(' ')[0] ?? '';
    return {
      slot: [
        block,
        slot?.className ?? 'img',
        slot?.dataset.fit && `data-fit-${slot.dataset.fit}`,
      ].join(' '),
      kind: slot
        ? (/fc-(slot|portrait|scene)/.exec(slot.className)![1] as 'slot')
        : ('plain' as const),
      shape: naturalWidth / naturalHeight,
      slotShape: frame.width / frame.height,
      lost: {
        left: (edge.left - left) / size.width,
        right: (left + size.width - edge.right) / size.width,
        top: (edge.top - top) / size.height,
        bottom: (top + size.height - edge.bottom) / size.height,
      },
      stretch: scaleX / scaleY,
      focus: focus && {
        x: Number(focus.getPropertyValue('--focus-x')),
        y: Number(focus.getPropertyValue('--focus-y')),
      },
      cutOut: img.closest('[data-cut-out]') !== null,
      covered: ((edge.right - edge.left) * (edge.bottom - edge.top)) / (area(frame) || Number.NaN),
    };
  });
}
