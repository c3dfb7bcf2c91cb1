import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page that the platform itself writes: 404, 500. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** What a visitor reads where there is no page. */
export const notFoundMessage: Message = {
  title: 'This page has moved on',
  text: 'The address may be mistyped, or what stood here is no longer on offer. The menu above leads to everything we have.',
  links: [{ text: 'Go to the home page', href: '/' }],
};

/** What a visitor reads when the server failed. */
export const failureMessage: Message = {
  title: 'Something went wrong on our side',
  text: 'Your visit is not lost: try again in a moment, or call us and we will help you straight away.',
  links: [{ text: 'Go to the home page', href: '/' }],
};

/** The message as the body of a page, in the tenant's look. */
export const messageBody = ({ title, text, links }: Message): string => {
  const body: ReactNode = (
    <div className="fc-block">
      <div className="fc-message">
        <h1>{title}</h1>
        <p className="fc-prose">{text}</p>
        {links.map((link) => (
          <a key={link.href} className="fc-button" data-look="accent" href={link.href}>
            {link.text}
          </a>
        ))}
      </div>
    </div>
  );
  return renderToStaticMarkup(body);
};
