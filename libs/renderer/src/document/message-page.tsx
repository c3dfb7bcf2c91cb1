import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page that the platform itself writes: 404, 500, a form that could not be taken. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

const home = { text: 'Go to the home page', href: '/' };

const missingPage: Message = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may no longer exist. Use the menu above to find what you’re looking for.',
  links: [home],
};

/**
 * What a visitor reads where there is no page. A car that is sold leaves the stock, but links to it
 * live on: whoever follows one is led to the cars that are there.
 */
export function notFoundMessage(
  pathname: string,
  { site, pages }: Pick<TenantSnapshot, 'site' | 'pages'>,
): Message {
  const stock = site.settings?.cars?.stockPath ?? '/cars';
  if (!pathname.startsWith('/cars/') || !pages.has(stock.replace(/[?#].*$/, '')))
    return missingPage;
  return {
    title: 'This car is no longer here',
    text: 'It has been sold or taken off the site, or the address is mistyped.',
    links: [{ text: 'All cars in stock', href: stock }, home],
  };
}

/** What a visitor reads when the server failed. */
export const failureMessage: Message = {
  title: 'Something went wrong on our side',
  text: 'Your visit is not lost: try again in a moment, or call us and we will help you straight away.',
  links: [home],
};

/** The message as the body of a page, in the tenant's look. */
export const messageBody = ({ title, text, links }: Message): string => {
  const body: ReactNode = (
    <div className="fc-block">
      <div className="fc-message">
        <h1>{title}</h1>
        <p className="fc-prose">{text}</p>
        <p className="fc-message__links">
          {links.map(({ text: words, href }, index) => (
            <a
              key={href}
              className="fc-button"
              data-look={index === 0 ? 'accent' : 'outline'}
              href={href}
            >
              {words}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
  return renderToStaticMarkup(body);
};
