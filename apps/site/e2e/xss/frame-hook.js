/* Runs first in every sandboxed frame: counts what an attack would call, sets off events, looks at the DOM. */
(() => {
  const { frames, allowedScripts, embedOrigins } = JSON.parse(
    document.currentScript.dataset.settings,
  );
  let fired = 0;
  const tell = (message) => parent.postMessage({ harness: frames, fired, ...message }, '*');
  const hook = () => {
    fired += 1;
    if (fired === 1) tell({});
    return true;
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    Object.defineProperty(window, name, { value: hook, writable: false, configurable: false });

  const addresses = new Set(
    (
      'action background cite codebase data formaction href icon longdesc manifest ping poster src ' +
      'xlink:href'
    ).split(' '),
  );
  const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
  const code = new Set(
    'applet base embed frame frameset math object param portal template xmp'.split(' '),
  );
  const drawing = new Set(
    'svg g path circle rect line polyline polygon ellipse title text defs clipPath use'.split(' '),
  );

  function addressError(value) {
    if (!URL.canParse(value, document.baseURI)) return false;
    const url = new URL(value, document.baseURI);
    if (!schemes.has(url.protocol)) return true;
    return (
      url.host !== new URL(document.baseURI).host && !/^(?:https?|mailto|tel|sms):/i.test(value)
    );
  }

  function* errorsOf(element) {
    const tag = element.localName;
    for (const { name, value } of element.attributes) {
      const attribute = name.toLowerCase();
      if (attribute.startsWith('on')) yield `${name} on <${tag}>`;
      if (attribute === 'srcdoc') yield `srcdoc on <${tag}>`;
      if (attribute === 'style' && /url\(|expression|javascript|@import|binding/i.test(value))
        yield `style="${value}"`;
      if (addresses.has(attribute) && addressError(value)) yield `${name}="${value}" on <${tag}>`;
      if (
        attribute === 'srcset' &&
        value.split(',').some((one) => addressError(one.trim().split(' ')[0]))
      )
        yield `srcset="${value}"`;
    }
    if (code.has(tag)) yield `<${tag}>`;
    const isPin = element.matches('.fc-map__pin > a[href^="#"]');
    if (element.namespaceURI === 'http://www.w3.org/2000/svg' && !drawing.has(tag) && !isPin)
      yield `<${tag}> in svg`;
    if (tag === 'use' && !element.getAttribute('href')?.startsWith('#')) yield '<use> of elsewhere';
    if (tag === 'meta' && element.httpEquiv) yield `<meta http-equiv="${element.httpEquiv}">`;
    if (tag === 'iframe' && !embedOrigins.includes(new URL(element.src, document.baseURI).origin))
      yield `<iframe src="${element.src}">`;
    const executable = !/^application\/(?:ld\+)?json$/.test(element.type);
    if (tag === 'script' && executable && !allowedScripts.includes(element.getAttribute('src')))
      yield '<script>';
  }

  const errors = () =>
    [...document.querySelectorAll(':not([data-harness])')].flatMap((element) => [
      ...errorsOf(element),
    ]);

  const common = [
    'click',
    'mouseover',
    'mouseenter',
    'pointerover',
    'keydown',
    'input',
    'toggle',
    'error',
    'load',
  ];

  /** Following a link would only lead the frame away; a script behind it still runs. */
  const stay = (event) => {
    const link = event.target.closest?.('a[href], area[href]');
    if (link && link.protocol !== 'javascript:') event.preventDefault();
  };
  addEventListener('click', stay, { capture: true });

  function setOff() {
    for (const element of document.querySelectorAll(':not([data-harness])')) {
      const own = [...element.attributes]
        .filter(({ name }) => /^on./i.test(name))
        .map(({ name }) => name.slice(2).toLowerCase());
      // Events do not bubble here: only an element's own handlers would hear them.
      for (const type of own.length > 0 ? [...common, ...own] : []) {
        const made = type.includes('key')
          ? KeyboardEvent
          : /mouse|click|pointer/.test(type)
            ? MouseEvent
            : Event;
        element.dispatchEvent(new made(type, { bubbles: false, cancelable: true }));
      }
      if (element.tabIndex >= 0 || element.isContentEditable) element.focus();
      if (element.localName !== 'iframe') element.click?.();
    }
    for (const type of ['hashchange', 'message', 'resize', 'scroll', 'pageshow', 'popstate'])
      window.dispatchEvent(new Event(type));
  }

  let settled = false;
  const settle = () => {
    if (settled) return;
    settled = true;
    const found = errors();
    try {
      setOff();
    } finally {
      setTimeout(() => tell({ done: true, errors: [...found, ...errors()] }), 40);
    }
  };
  addEventListener('load', () => setTimeout(settle, 20));
  setTimeout(settle, 3000);
})();
