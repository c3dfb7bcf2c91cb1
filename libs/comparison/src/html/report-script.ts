/**
 * The report's script. It is embedded as text, so it must be self-contained. Frames run no scripts;
 * this script reaches into them to outline blocks, to scroll and to block navigation.
 */
export function reportScript(): void {
  interface Side {
    style: number;
    head: string;
    rest: string;
  }
  interface Picture {
    type: string;
    packed: boolean;
    data: string;
  }
  const root = document.documentElement;
  const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const unpacked = (base64: string) =>
    new Response(
      new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip')),
    ).text();
  const textOf = (id: string) => element(id).textContent ?? '';

  const read = new Map<string, Promise<unknown>>();
  const once = <T>(id: string, make: () => Promise<T>): Promise<T> => {
    if (!read.has(id)) read.set(id, make());
    return read.get(id) as Promise<T>;
  };
  const style = (number: number) =>
    once(`style-${number}`, async () =>
      JSON.parse(await unpacked(textOf(`style-${number}`))),
    ) as Promise<string>;
  const picture = (hash: string) =>
    once(`picture-${hash}`, async () => {
      const { type, packed, data } = JSON.parse(textOf(`picture-${hash}`)) as Picture;
      if (!packed) return `data:${type};base64,${data}`;
      return `data:${type};charset=utf-8,${encodeURIComponent(await unpacked(data))}`;
    });
  const blank =
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 5%22%3E%3Crect width=%228%22 height=%225%22 fill=%22%23888%22 opacity=%22.25%22/%3E%3C/svg%3E';

  const documentOf = async ({ style: number, head, rest }: Side): Promise<string> => {
    const hashes = new Set(
      [...rest.matchAll(/"fc-picture:([0-9a-f]+)"/g)].map((match) => match[1]!),
    );
    const addresses = new Map<string, string>();
    for (const hash of hashes) addresses.set(hash, await picture(hash));
    const body = rest.replace(
      /"fc-picture:([0-9a-f]*)"/g,
      (_, hash: string) => `"${addresses.get(hash) ?? blank}"`,
    );
    const marks = `<style>${textOf('marks')}</style>`;
    return `${head}${await style(number)}${body.replace('</head>', () => `${marks}</head>`)}`;
  };

  const framesOf = (page: Element) => [...page.querySelectorAll('iframe')];

  const settle = (frame: HTMLIFrameElement) => {
    const inner = frame.contentDocument;
    if (inner === null) return;
    inner.documentElement.toggleAttribute(
      'data-outlined',
      element<HTMLInputElement>('outline').checked,
    );
    for (const kind of ['click', 'submit', 'auxclick'])
      inner.addEventListener(kind, (event) => {
        const target = event.target as Element | null;
        if (kind === 'submit' || target?.closest('a[href]')) event.preventDefault();
      });
  };

  const fit = (frame: HTMLIFrameElement) => {
    const view = frame.parentElement!;
    const width = Number(root.dataset.width);
    const scale = Math.min(1, view.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${view.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
    // Block labels keep this page's text size, however small the frame is scaled.
    frame.contentDocument?.documentElement.style.setProperty('--mark', `${13 / scale}px`);
    frame.style.left = `${Math.max(0, (view.clientWidth - width * scale) / 2)}px`;
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const frame = target.querySelector('iframe');
      if (frame) fit(frame);
    }
  });

  const draw = (page: HTMLElement) =>
    once(page.id, async () => {
      const sides = JSON.parse(await unpacked(textOf(`rendering-${page.id}`)));
      for (const frame of framesOf(page)) {
        const side = sides[frame.dataset.side!] as Side;
        const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
        frame.srcdoc = await documentOf(side);
        await loaded;
        settle(frame);
        fit(frame);
        sizes.observe(frame.parentElement!);
      }
      page.dataset.rendered = '';
    });

  const pages = [...document.querySelectorAll<HTMLDetailsElement>('details.page')];
  for (const page of pages) {
    page.addEventListener('toggle', () => {
      if (page.open) void draw(page);
    });
    page.addEventListener('click', async (event) => {
      const button = (event.target as Element).closest<HTMLElement>(
        'button[data-from], button[data-to]',
      );
      if (button === null) return;
      await draw(page);
      page.querySelector('.sides')?.scrollIntoView({ block: 'nearest' });
      for (const frame of framesOf(page)) {
        const place = frame.dataset.side === 'from' ? button.dataset.from : button.dataset.to;
        if (place === undefined) continue;
        frame.contentDocument
          ?.querySelector(`[data-pointer="${CSS.escape(place)}"]`)
          ?.scrollIntoView({ block: 'center' });
      }
    });
  }

  element('outline').addEventListener('change', () => {
    for (const frame of framesOf(document.body)) settle(frame);
  });
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="width"]'))
    input.addEventListener('change', () => {
      root.dataset.width = input.value;
      for (const frame of framesOf(document.body)) fit(frame);
    });
  element('search').addEventListener('input', () => {
    const wanted = element<HTMLInputElement>('search').value.trim().toLowerCase();
    let shown = 0;
    for (const page of pages) {
      page.hidden = wanted !== '' && !(page.dataset.words ?? '').includes(wanted);
      if (!page.hidden) shown++;
    }
    element('shown').textContent =
      wanted === '' ? '' : `${shown} of ${pages.length} page${pages.length === 1 ? '' : 's'}`;
  });

  root.dataset.width = window.innerWidth < 720 ? '390' : '1280';
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="width"]'))
    input.checked = input.value === root.dataset.width;
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const first = pages.find((page) => page === named) ?? pages[0];
  if (first) first.open = true;
}
