import type { Site, TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page of the platform itself, such as 404, 500 or a rejected form. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

const home = ({ errorPages }: Copy) => ({ text: errorPages.home, href: '/' });

/**
 * Returns the message of a URL without a page. For the URL of a sold car it links to the stock.
 */
export function notFoundMessage(
  pathname: string,
  { site, pages }: Pick<TenantSnapshot, 'site' | 'pages'>,
): Message {
  const copy = copyFor(site);
  const { missing, missingCar } = copy.errorPages;
  const stock = site.settings?.cars?.stockPath ?? '/cars';
  if (!pathname.startsWith('/cars/') || !pages.has(stock.replace(/[?#].*$/, '')))
    return { ...missing, links: [home(copy)] };
  const { title, text, stock: stockText } = missingCar;
  return { title, text, links: [{ text: stockText, href: stock }, home(copy)] };
}

/** Returns the message of a page that failed. */
export function failureMessage(site: Site): Message {
  const copy = copyFor(site);
  return { ...copy.errorPages.failed, links: [home(copy)] };
}

/** Renders the message as the body of a page, in the tenant's theme. */
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
