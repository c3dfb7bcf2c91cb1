import { fitFrames } from './fit-frames.ts';
import { followFrame } from './follow-frame.ts';
import { startSlider } from './date-slider.ts';

// The script of preview. Within a frame it does nothing: the enclosing tool page reloads the frame.
if (window === window.top) {
  new EventSource('/__preview/events').addEventListener('change', () => location.reload());
  const form = document.querySelector<HTMLFormElement>('form.controls');
  if (form) {
    form.addEventListener('change', (event) => {
      // The slider handles its own input events.
      if ((event.target as HTMLElement).id !== 'day') form.requestSubmit();
    });
    startSlider(form);
    fitFrames();
    followFrame(form);
  }
}
