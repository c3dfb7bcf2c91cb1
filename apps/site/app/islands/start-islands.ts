/** Exports of an island's module. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, props: Readonly<Record<string, unknown>>) => void;
}

type Modules = Readonly<Record<string, () => Promise<IslandModule>>>;

/** Distance to the screen at which an island's script is fetched. */
const nearby = '300px';
const interactions = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls back once the page has loaded with the pictures that are fetched at once, so that scripts
 * don't take the network from what the visitor sees first.
 */
function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/**
 * Mounts each island of the page once: when it comes near the screen of the loaded page, or when the
 * visitor first interacts with it. Until then, and if its script cannot be loaded, the server's markup
 * works by itself.
 */
export function startIslands(root: ParentNode, modules: Modules): void {
  const waiting = new Set<HTMLElement>();

  const begin = (element: HTMLElement) => {
    if (!waiting.delete(element)) return;
    observer.unobserve(element);
    for (const type of interactions) element.removeEventListener(type, onInteraction);
    void mountIsland(element, modules);
  };
  const onInteraction = (event: Event) => begin(event.currentTarget as HTMLElement);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) begin(target as HTMLElement);
      }
    },
    { rootMargin: nearby },
  );

  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    waiting.add(element);
    for (const type of interactions) {
      element.addEventListener(type, onInteraction, { passive: true });
    }
  }
  onceLoaded(() => {
    for (const element of waiting) observer.observe(element);
  });
}

async function mountIsland(element: HTMLElement, modules: Modules): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (load === undefined) {
    console.error(`There is no island "${name}".`);
    return;
  }
  try {
    const { mount } = await load();
    mount(element, propsOf(element));
    // Tests wait for it.
    element.dataset.mounted = '';
  } catch (error) {
    console.error(`The island "${name}" did not start.`, error);
  }
}

/**
 * Reads the props that the server embedded in the island's element as JSON; the island's own markup
 * may contain more scripts.
 */
function propsOf(element: HTMLElement): Readonly<Record<string, unknown>> {
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script?.textContent ? JSON.parse(script.textContent) : {};
}
