/**
 * Returns the URL of a video file. Appends `.mp4` to the path if it is missing, before any query
 * and fragment. A URL without a path (`https://host`) is unchanged, and so is one whose query ends
 * in a file name (`/download?file=tour.mp4`).
 */
export function mp4Url(url: string): string {
  const [, origin = '', path = '', query = '', fragment = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(url) ?? [];
  const named = path.replace(/\/+$/, '');
  if (named === '' || endsInMp4(named) || endsInMp4(query)) return url;
  return `${origin}${named}.mp4${query}${fragment}`;
}

const endsInMp4 = (text: string): boolean => /\.mp4$/i.test(text);
