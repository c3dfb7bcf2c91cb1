import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Callbacks = Readonly<Record<string, (token?: string) => void>>;

/** A page with a form, as far as the widget uses it. */
function fakePage() {
  const scripts: { onload?: () => void; onerror?: () => void }[] = [];
  const removed: string[] = [];
  let widget: Callbacks = {};
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name, remove: () => void removed.push(name) }),
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
  });
  vi.stubGlobal('window', {
    turnstile: {
      render: (_box: unknown, options: Callbacks) => {
        widget = options;
        return 'widget';
      },
      remove: (id: string) => void removed.push(id),
    },
  });
  const form = { querySelector: () => ({ before: () => undefined }) } as unknown as HTMLElement;
  return { scripts, removed, form, call: (name: string, token?: string) => widget[name]?.(token) };
}

describe('FRM-2: Turnstile in the browser', () => {
  let page: ReturnType<typeof fakePage>;
  let token: Promise<string | undefined>;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    page = fakePage();
    const { turnstileToken } = await import('./turnstile-widget.ts');
    token = turnstileToken('key', page.form);
    token.catch(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const rendered = async () => {
    page.scripts[0]!.onload!();
    await vi.advanceTimersByTimeAsync(0);
  };

  it('gives its token and leaves the page', async () => {
    await rendered();
    page.call('callback', 'a token');
    expect(await token).toBe('a token');
    expect(page.removed).toEqual(['widget', 'div']);
  });

  it('is given up if its script does not arrive, so that the visitor gets a question', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(token).rejects.toThrow('Turnstile did not load');
  });

  it('is given up if it fails or does not respond, and leaves nothing behind', async () => {
    await rendered();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(token).rejects.toThrow('Turnstile failed');
    expect(page.removed).toEqual(['widget', 'div']);
  });

  it('waits for a visitor who is asked to do something', async () => {
    await rendered();
    page.call('before-interactive-callback');
    await vi.advanceTimersByTimeAsync(60_000);
    page.call('callback', 'clicked');
    expect(await token).toBe('clicked');
  });
});
