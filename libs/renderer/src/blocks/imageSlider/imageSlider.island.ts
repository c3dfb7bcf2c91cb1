import { closestTo, partOf } from '../../islands/elements.ts';
import type { MountIsland } from '../../islands/mount.ts';

/**
 * Returns the index of the leading slide after a step forwards or backwards, which wraps at both
 * ends. If several slides are in view, the row ends before the last slide leads.
 */
export function afterStep(leading: number, by: 1 | -1, count: number, atEnd: boolean): number {
  if (by === 1) return atEnd ? 0 : leading + 1;
  return leading === 0 ? count - 1 : leading - 1;
}

/** Autoplay of a slider, which the visitor stops for good, or pauses by hover and focus. */
interface Autoplay {
  readonly stop: () => void;
  readonly toggle: () => void;
}

/** Starts autoplay. @param step shows the next slide. @param delay in milliseconds. */
function startAutoplay(
  root: HTMLElement,
  { autoplay, delay }: { readonly autoplay: boolean; readonly delay: number },
  still: MediaQueryList,
  step: () => void,
): Autoplay {
  const button = root.querySelector<HTMLButtonElement>('[data-do=pause]');
  const pauseLabel = button?.ariaLabel ?? null;
  let stopped = !autoplay;
  let hovered = root.matches(':hover');
  let focused = root.contains(document.activeElement);
  root.addEventListener('pointerenter', () => (hovered = true));
  root.addEventListener('pointerleave', () => (hovered = false));
  root.addEventListener('focusin', () => (focused = true));
  root.addEventListener('focusout', () => (focused = false));
  const set = (value: boolean) => {
    stopped = value;
    root.toggleAttribute('data-paused', stopped);
    if (button) button.ariaLabel = stopped ? (button.dataset.play ?? null) : pauseLabel;
  };
  const reduce = () => {
    if (button) button.hidden = still.matches;
  };
  still.addEventListener('change', reduce);
  reduce();
  setInterval(() => {
    if (!stopped && !hovered && !focused && !still.matches && !document.hidden && root.isConnected)
      step();
  }, delay);
  return { stop: () => set(true), toggle: () => set(!stopped) };
}

/** Adds arrows, dots, a counter and autoplay to a row of pictures that scrolls without them. */
export const mount: MountIsland = (element, { delay, autoplay }) => {
  const root = partOf(element, '.fc-imageSlider');
  const track = partOf(root, '.fc-imageSlider__track');
  const slides = [...track.children] as HTMLElement[];
  const counter = root.querySelector('[data-at]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const offset = (slide: HTMLElement) => slide.offsetLeft - slides[0]!.offsetLeft;
  const atEnd = () => track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  const away = (slide: HTMLElement) => Math.abs(offset(slide) - track.scrollLeft);
  const leading = () =>
    slides.reduce((best, slide, index) => (away(slide) < away(slides[best]!) ? index : best), 0);

  const mark = () => {
    const at = atEnd() ? slides.length - 1 : leading();
    if (counter) counter.textContent = `${at + 1}`;
    for (const dot of root.querySelectorAll<HTMLElement>('[data-go]')) {
      if (+dot.dataset.go! === at) dot.ariaCurrent = 'true';
      else dot.removeAttribute('aria-current');
    }
  };
  const goTo = (index: number) =>
    track.scrollTo({
      left: offset(slides[index]!),
      behavior: still.matches ? 'instant' : 'smooth',
    });
  const step = (by: 1 | -1) => goTo(afterStep(leading(), by, slides.length, atEnd()));
  const playing = { autoplay: Boolean(autoplay), delay: delay as number };
  const { stop, toggle } = startAutoplay(root, playing, still, () => step(1));

  // The scroll position is the source of truth, whether the script or the visitor moved the row.
  track.addEventListener('onscrollend' in track ? 'scrollend' : 'scroll', mark);
  root.addEventListener('click', ({ target }) => {
    const { go, do: what } = closestTo(target, 'button')?.dataset ?? {};
    if (what === 'pause') return toggle();
    if (!go && !what) return;
    stop();
    if (go) goTo(+go);
    else step(what === 'next' ? 1 : -1);
  });
  mark();
  root.dataset.running = '';
};
