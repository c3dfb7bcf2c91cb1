const special = /["'&<>]/;
const specials = /["'&<>]/g;

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes a text for an element or an attribute in double quotes, as React does. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(specials, (character) => entities[character]!) : text;
