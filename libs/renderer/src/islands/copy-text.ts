/** Copies a text from a selected field, for browsers and addresses without the clipboard's interface. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'fc-sr-only';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a text to the clipboard. @returns false if the browser doesn't allow it */
export async function copyText(text: string): Promise<boolean> {
  // Only secure addresses have a clipboard.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    await clipboard?.writeText(text);
  } catch {
    return copyFromField(text);
  }
  return clipboard !== undefined || copyFromField(text);
}
