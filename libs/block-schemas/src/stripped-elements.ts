/**
 * HTML elements that are removed from editors' mark-up with their content: code, forms, separate
 * documents, and content that is not parsed as HTML. Of other disallowed elements the text remains.
 */
export const strippedElements: readonly string[] = [
  ...['applet', 'audio', 'base', 'button', 'canvas', 'datalist', 'dialog', 'embed', 'frame'],
  ...['frameset', 'head', 'iframe', 'input', 'link', 'math', 'meta', 'meter', 'noembed'],
  ...['noframes', 'noscript', 'object', 'option', 'optgroup', 'param', 'plaintext', 'portal'],
  ...['progress', 'script', 'select', 'selectedcontent', 'source', 'style', 'svg', 'template'],
  ...['textarea', 'title', 'track', 'video', 'xmp'],
];
