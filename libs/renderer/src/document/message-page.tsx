import type { Site, TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import { phoneHref, safeHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page of the platform itself, such as 404, 500 or a rejected form. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Search of the stock, at the path of its page. */
  readonly search?: { readonly path: string; readonly copy: Copy['errorPages']['search'] };
  /** The dealer's telephone number. */
  readonly phone?: { readonly number: string; readonly text: string } | undefined;
}

const home = ({ errorPages }: Copy) => ({ text: errorPages.home, href: '/' });

/** Maximum number of links of a message for a URL without a page. */
const maxLinks = 4;

/**
 * Returns the message of a URL without a page: a search of the stock, links and the dealer's number.
 * For the URL of a sold car the first link is the stock.
 */
export function notFoundMessage(
  pathname: string,
  { site, pages }: Pick<TenantSnapshot, 'site' | 'pages'>,
): Message {
  const copy = copyFor(site);
  const { missing, missingCar, search, call } = copy.errorPages;
  const stock = site.settings?.cars?.stockPath ?? '/cars';
  const path = stock.replace(/[?#].*$/, '');
  const hasStock = pages.has(path);
  const isCar = hasStock && pathname.startsWith('/cars/');
  const links = [
    ...(isCar ? [{ text: missingCar.stock, href: stock }] : []),
    home(copy),
    ...(site.navigation.header ?? []),
  ];
  const { title, text } = isCar ? missingCar : missing;
  return {
    title,
    text,
    links: [...new Map(links.map((link) => [link.href, link])).values()].slice(0, maxLinks),
    search: hasStock ? { path, copy: search } : undefined,
    phone: site.phone ? { number: site.phone, text: call } : undefined,
  };
}

/** Returns the message of a page that failed. */
export function failureMessage(site: Site): Message {
  const copy = copyFor(site);
  return { ...copy.errorPages.failed, links: [home(copy)] };
}

/** Renders the message as the body of a page, in the tenant's theme. */
export const messageBody = ({ title, text, links, search, phone }: Message): string => {
  const body: ReactNode = (
    <div className="fc-block">
      <div className="fc-message" data-wide={search ? '' : undefined}>
        <h1>{title}</h1>
        <p className="fc-prose">{text}</p>
        {search && (
          <form className="fc-message__search" role="search" action={search.path}>
            <label htmlFor="message-search">{search.copy.label}</label>
            <input
              id="message-search"
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button className="fc-button" data-look="accent">
              {search.copy.button}
            </button>
          </form>
        )}
        <p className="fc-message__links">
          {links.map(({ text: words, href }, index) => (
            <a
              key={href}
              className="fc-button"
              data-look={index === 0 && !search ? 'accent' : 'outline'}
              href={safeHref(href)}
            >
              {words}
            </a>
          ))}
        </p>
        {phone && (
          <p>
            {phone.text}{' '}
            <a className="fc-message__phone" href={phoneHref(phone.number)}>
              {phone.number}
            </a>
          </p>
        )}
      </div>
    </div>
  );
  return renderToStaticMarkup(body);
};
