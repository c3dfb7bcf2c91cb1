/** Cookies that containers set to recognise a visitor, with those of advertisements. */
const ofMeasurement = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm)/;

/**
 * Deletes the cookies of a measurement that the visitor has declined, which the browser would send
 * with every request. They may belong to any domain above the page's.
 * @param hostname of the page
 */
export function forgetCookies(document: Pick<Document, 'cookie'>, hostname: string): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/s, ''))
    .filter((name) => ofMeasurement.test(name));
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names)
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
