/** Enough of a response to recognise an HTML document by its beginning. */
const maxBytes = 2_048;

/** Beginning of an HTML document: its doctype or first element, perhaps after an XML declaration and comments. */
const documentStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i;

/**
 * Returns true if a response is an HTML document, as those of login pages, captive portals and
 * firewalls are. A word of acknowledgement (`OK`) is none, whatever its type: many receivers label
 * it `text/html`. Reads the first two kilobytes and leaves the rest.
 */
export async function isPageAnswer({ body, headers }: Response): Promise<boolean> {
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(
    headers.get('content-type') ?? 'text/html',
  );
  return body !== null && isHtml && documentStart.test(await beginningOf(body));
}

/** Reads the beginning of a body; what a broken connection leaves of it, too. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk.subarray(0, maxBytes - bytes), { stream: true });
      bytes += chunk.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The status has arrived; the connection broke or the time was over afterwards.
  }
  return text;
}
