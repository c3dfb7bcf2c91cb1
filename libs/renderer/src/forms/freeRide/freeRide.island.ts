import { isFreeRide } from '@forecourt/forms';
import { partOf } from '../../islands/elements.ts';
import type { MountIsland } from '../../islands/mount.ts';
import type { FreeRideProps } from './free-ride.tsx';

/**
 * Requests the visitor's location when they press the button. The location stays in the browser.
 */
export const mount: MountIsland = (element, props) => {
  const { addresses, radiusKm } = props as unknown as FreeRideProps;
  const button = element.querySelector('button');
  if (!button || !('geolocation' in navigator)) return;
  const site = { settings: { service: { freeRide: { radiusKm } } } };
  const showAnswer = (answer: 'near' | 'far' | 'unknown') => {
    for (const each of ['near', 'far', 'unknown'])
      partOf(element, `[data-${each}]`).hidden = each !== answer;
    button.hidden = answer !== 'unknown';
    partOf(element, '[data-anywhere]').hidden = answer !== 'unknown';
  };
  button.hidden = false;
  button.addEventListener('click', () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const visitor = { lat: coords.latitude, lng: coords.longitude };
        const isNear = addresses.some((address) => isFreeRide(site, visitor, { address }));
        showAnswer(isNear ? 'near' : 'far');
      },
      () => showAnswer('unknown'),
      { maximumAge: 300_000, timeout: 10_000 },
    ),
  );
};
