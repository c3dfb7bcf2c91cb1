import type { Measured } from './event-queue.ts';
import type { SiteTag } from './tracker.ts';

interface TaggedWindow extends Window {
  dataLayer?: (Measured | Record<string, unknown>)[];
  google_tag_manager?: Readonly<Record<string, unknown>>;
}

/** Origin of containers, which the page's Content-Security-Policy allows. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** Returns the site's Google Tag Manager container. */
export function tagManager(window: Window, containerId: string, now: () => number): SiteTag {
  const page = window as TaggedWindow;
  let isLoaded = false;
  return {
    load: () => {
      page.dataLayer ??= [];
      page.dataLayer.push({ event: 'gtm.js', 'gtm.start': now() });
      const script = page.document.createElement('script');
      script.async = true;
      script.src = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(containerId)}`;
      script.addEventListener('load', () => {
        isLoaded = true;
      });
      page.document.head.append(script);
    },
    layer: () =>
      isLoaded || page.google_tag_manager?.[containerId] !== undefined ? page.dataLayer : undefined,
  };
}
