import { phoneHref, safeHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { RenderContext } from '../context/render-context.ts';
import { Brandmark } from './site-header.tsx';

/** Footer with the dealer's name, columns of links, licence line and legal pages. */
export function SiteFooter({
  ctx,
}: {
  readonly ctx: Pick<RenderContext, 'site' | 'assets' | 'copy'>;
}): ReactNode {
  const { description, phone, footnote, navigation } = ctx.site;
  const groups = navigation.footer ?? [];
  const legal = navigation.legal ?? [];
  return (
    <footer className="fc-footer" data-ground="deep">
      <div className="fc-footer-row" style={{ '--groups': groups.length }}>
        <div className="fc-footer-about">
          <Brandmark ctx={ctx} onDark />
          {description && <p>{description}</p>}
          {phone && (
            <a className="fc-button" data-look="accent" href={phoneHref(phone)}>
              <Icon name="phone" size={18} />
              {phone}
            </a>
          )}
        </div>
        {groups.map((group, index) => (
          <nav key={index} aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{group.title}</h2>
            <ul>
              {group.links.map(({ text, href }, at) => (
                <li key={at}>
                  <a href={safeHref(href)}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {(footnote || legal.length > 0) && (
        <div className="fc-footer-legal">
          {footnote && <p>{footnote}</p>}
          {legal.length > 0 && (
            <ul>
              {legal.map(({ text, href }, at) => (
                <li key={at}>
                  <a href={safeHref(href)}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </footer>
  );
}
