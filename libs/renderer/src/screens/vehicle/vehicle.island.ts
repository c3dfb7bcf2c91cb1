import type { MountIsland } from '../../islands/mount.ts';

/** Opens the pictures at their largest in place, and lets the small ones move the strip alone. */
export const mount: MountIsland = (element) => {
  const strip = element.querySelector<HTMLElement>('.fc-vehicle__photos');
  const dialog = element.querySelector('dialog');
  if (!strip || !dialog) return;
  const links = [...strip.querySelectorAll('a')];
  const stage = dialog.querySelector('.fc-vehicle__stage')!;
  const position = dialog.querySelector('.fc-vehicle__position')!;
  let at = 0;

  const toPhoto = (index: number) => {
    const item = strip.children[index] as HTMLElement;
    strip.scrollTo({ left: item.offsetLeft - (strip.firstElementChild as HTMLElement).offsetLeft });
  };
  const show = (index: number) => {
    at = (index + links.length) % links.length;
    const image = new Image();
    image.src = links[at]!.href;
    image.alt = links[at]!.querySelector('img')?.alt ?? '';
    stage.replaceChildren(image);
    position.textContent = `${at + 1} of ${links.length}`;
  };

  for (const step of dialog.querySelectorAll<HTMLElement>('[data-by]'))
    if (step.dataset.by !== '0') step.hidden = links.length < 2;
  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const index = links.indexOf(target.closest('a') as HTMLAnchorElement);
    const thumb = target.closest<HTMLAnchorElement>('.fc-vehicle__thumbs a');
    const by = target.closest<HTMLElement>('[data-by]')?.dataset.by;
    if (index >= 0) {
      event.preventDefault();
      show(index);
      dialog.showModal();
    } else if (thumb) {
      event.preventDefault();
      toPhoto(Number(thumb.hash.split('-')[1]) - 1);
    } else if (by === '0' || target === dialog) dialog.close();
    else if (by) show(at + Number(by));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(at + 1);
    if (key === 'ArrowLeft') show(at - 1);
  });
  dialog.addEventListener('close', () => {
    toPhoto(at);
    links[at]!.focus({ preventScroll: true });
  });
};
