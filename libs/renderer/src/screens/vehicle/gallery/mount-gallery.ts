import { closestTo, partOf } from '../../../islands/elements.ts';

/** Calls back with the index of the visible picture of a strip whenever it changes. */
function watchStrip(strip: HTMLElement, onSeen: (index: number) => void): void {
  const items = [...strip.children];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) onSeen(items.indexOf(target));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const item of items) observer.observe(item);
}

/** Least sideways movement of a finger that turns to another picture, in CSS pixels. */
const swipeWidth = 40;

/** Calls back with 1 or -1 when one finger swipes to the left or right, unless the page is zoomed. */
function onSwipe(element: HTMLElement, turn: (by: number) => void): void {
  let start: Touch | undefined;
  element.addEventListener('touchstart', ({ touches }) => {
    const isZoomed = (visualViewport?.scale ?? 1) > 1;
    start = touches.length === 1 && !isZoomed ? touches[0] : undefined;
  });
  element.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) > Math.max(swipeWidth, 2 * Math.abs(down))) turn(across < 0 ? 1 : -1);
  });
}

/** Shows the picture of a link in a dialog, and the others by buttons, arrow keys and swipes. */
function lightbox(dialog: HTMLDialogElement, links: readonly HTMLAnchorElement[]) {
  const stage = partOf(dialog, '.fc-vehicle__stage');
  const position = partOf(dialog, '.fc-vehicle__position');
  const next = partOf(dialog, '[data-by="1"]');
  let at = 0;

  const show = (index: number) => {
    at = (index + links.length) % links.length;
    const link = links[at]!;
    const small = link.querySelector('img');
    // Show the loaded picture until the large one has loaded.
    const preview = new Image();
    const large = new Image();
    preview.alt = large.alt = small?.alt ?? '';
    preview.src = small?.currentSrc || link.href;
    large.src = link.href;
    stage.replaceChildren(preview);
    stage.toggleAttribute('data-cut-out', link.querySelector('[data-cut-out]') !== null);
    large.decode().then(
      () => preview.replaceWith(large),
      () => {},
    );
    position.textContent = link.dataset.position ?? '';
  };

  for (const step of dialog.querySelectorAll<HTMLElement>('[data-by]'))
    if (step.dataset.by !== '0') step.hidden = links.length < 2;
  dialog.addEventListener('click', ({ target }) => {
    const by = closestTo(target, '[data-by]')?.dataset.by;
    if (by === '0' || target === dialog) dialog.close();
    else if (by) show(at + Number(by));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(at + 1);
    if (key === 'ArrowLeft') show(at - 1);
  });
  onSwipe(dialog, (by) => show(at + by));
  return {
    open(index: number) {
      show(index);
      dialog.showModal();
      // The first button leads back, past the first picture to the last one.
      next.focus();
    },
    /** Calls back with the index of the picture that was shown last. */
    onClose(callBack: (index: number) => void) {
      dialog.addEventListener('close', () => callBack(at));
    },
  };
}

/**
 * Opens the pictures in a dialog, and makes arrows and thumbnails scroll only the strip.
 */
export function mountGallery(element: HTMLElement): void {
  const strip = element.querySelector<HTMLElement>('.fc-vehicle__photos');
  const dialog = element.querySelector('dialog');
  if (!strip || !dialog) return;
  const links = [...strip.querySelectorAll('a')];
  const box = lightbox(dialog, links);
  const live = partOf(element, '.fc-vehicle__view > [aria-live]');
  const thumbs = [...element.querySelectorAll('.fc-vehicle__thumbs a')];
  let seen = 0;

  const toPhoto = (index: number) => {
    const item = strip.children[index] as HTMLElement;
    strip.scrollTo({ left: item.offsetLeft - (strip.firstElementChild as HTMLElement).offsetLeft });
  };
  const turnTo = (index: number) => {
    toPhoto(index);
    live.textContent = links[index]?.dataset.position ?? '';
  };

  partOf(element, '.fc-vehicle__gallery').dataset.ready = '';
  watchStrip(strip, (index) => {
    seen = index;
    // The last thumbnail represents all further pictures.
    const current = thumbs[Math.min(index, thumbs.length - 1)];
    for (const thumb of thumbs) thumb.setAttribute('aria-current', String(thumb === current));
  });
  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const index = links.indexOf(target.closest('a') as HTMLAnchorElement);
    const thumb = target.closest<HTMLAnchorElement>('.fc-vehicle__thumbs a');
    const go = target.closest<HTMLElement>('[data-go]')?.dataset.go;
    if (index >= 0) {
      event.preventDefault();
      box.open(index);
    } else if (thumb) {
      event.preventDefault();
      turnTo(Number(thumb.hash.split('-')[1]) - 1);
    } else if (go) turnTo((seen + Number(go) + links.length) % links.length);
  });
  box.onClose((index) => {
    toPhoto(index);
    links[index]?.focus({ preventScroll: true });
  });
}
