/** The JSON at an address of our own. @throws if the answer is not one of success. */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  return response.json();
}
