/** Scales down frames that are wider than their container, like a picture of the screen. */
export function fitFrames(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const frame = target.querySelector('iframe');
      if (!frame) continue;
      const scale = Math.min(1, contentRect.width / Number(frame.width));
      frame.style.setProperty('--scale', String(scale));
      target.toggleAttribute('data-fitted', true);
    }
  });
  for (const viewport of document.querySelectorAll('.viewport')) observer.observe(viewport);
}
