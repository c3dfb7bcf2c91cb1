import { captchaTimeout } from './captcha-timeout.ts';

/** Part of Turnstile's API in use (Cloudflare, "Client-side rendering"). */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      'response-field': boolean;
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
      'unsupported-callback': () => void;
      'before-interactive-callback': () => void;
    },
  ): string;
  remove(id: string): void;
}

const scriptAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<void> | undefined;

const loadScript = () =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('Turnstile did not load'));
    };
    // A network that swallows the request reports no error for minutes.
    const timer = setTimeout(fail, captchaTimeout);
    script.src = scriptAddress;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  }));

/**
 * Renders Turnstile's widget above the form's buttons and waits for its token. A visitor whom the widget
 * asks to do something has as long as the widget gives them.
 * @throws if the script or the widget fails, or does not respond in time
 */
export async function turnstileToken(
  sitekey: string,
  form: HTMLElement | null,
): Promise<string | undefined> {
  const buttons = form?.querySelector('.fc-form-buttons');
  if (!buttons) return undefined;
  await loadScript();
  const { turnstile } = window as unknown as { turnstile: Turnstile };
  const box = document.createElement('div');
  buttons.before(box);
  let id: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('Turnstile failed'));
      timer = setTimeout(fail, captchaTimeout);
      id = turnstile.render(box, {
        sitekey,
        // Its own input would be posted by a native submit.
        'response-field': false,
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
        'unsupported-callback': fail,
        'before-interactive-callback': () => clearTimeout(timer),
      });
    });
  } finally {
    clearTimeout(timer);
    if (id !== undefined) turnstile.remove(id);
    box.remove();
  }
}
