/**
 * The address of the film itself: an address that does not end in `.mp4` gets it, at the end of its
 * path, before any query and fragment. An address without a path (`https://host`) names no film and
 * stays as it is; so does one whose query ends in a file's name (`/download?file=tour.mp4`).
 */
export function mp4Url(url: string): string {
  const [, origin = '', path = '', query = '', fragment = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(url) ?? [];
  const named = path.replace(/\/+$/, '');
  if (named === '' || endsInMp4(named) || endsInMp4(query)) return url;
  return `${origin}${named}.mp4${query}${fragment}`;
}

const endsInMp4 = (text: string): boolean => /\.mp4$/i.test(text);
