/** Part of Turnstile's API in use (Cloudflare, "Client-side rendering"). */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      'response-field': boolean;
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ): string;
  remove(id: string): void;
}

const scriptAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<void> | undefined;

const loadScript = () =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Turnstile did not load'));
    };
    document.head.append(script);
  }));

/** Renders Turnstile's widget above the form's buttons and waits for its token. */
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
  return new Promise((resolve, reject) => {
    const id = turnstile.render(box, {
      sitekey,
      // Its own input would be posted by a native submit.
      'response-field': false,
      callback: (token) => {
        resolve(token);
        turnstile.remove(id);
        box.remove();
      },
      'error-callback': () => reject(new Error('Turnstile failed')),
    });
  });
}
