import type { Asset, Site } from '@forecourt/block-schemas';
import { phoneHref, safeHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Picture } from '../image/picture.tsx';
import { usablePicture } from '../image/widths.ts';
import { headerCrowd } from './header-crowd.ts';
import type { RenderContext } from '../context/render-context.ts';

type ChromeContext = Pick<RenderContext, 'site' | 'assets' | 'copy'>;

/** Maximum number of characters of a name that leaves room for a tagline on a small screen. */
const maxNameWithTagline = 20;

/** Height and maximum widths of a logo in pixels, as in the style sheet: alone, and beside the name. */
const logoHeight = 44;
const widest = { alone: 240, besideName: 176 };

const logoSizes = (
  { width = logoHeight, height = logoHeight }: Partial<Asset> = {},
  maxWidth: number,
): string => `${Math.min(maxWidth, Math.round((logoHeight * width) / height))}px`;

/** The dealer's logo and name, linked to the home page. The name is in the logo or beside it. */
export const Brandmark = ({
  ctx,
  onDark,
}: {
  readonly ctx: ChromeContext;
  /** True on a dark ground. */
  readonly onDark: boolean;
}): ReactNode => {
  const { name, tagline, theme } = ctx.site;
  const logo = [onDark ? theme.logoOnDark : undefined, theme.logo].find(
    (path) => path && (usablePicture(ctx.assets, path) ?? !path.startsWith('/assets/')),
  );
  const isWritten = !logo || !theme.logoHasName;
  return (
    <a
      className="fc-brandmark"
      href="/"
      data-long={name.length > maxNameWithTagline ? '' : undefined}
    >
      {logo && (
        <Picture
          src={logo}
          alt={isWritten ? '' : name}
          ctx={ctx}
          height={logoHeight}
          sizes={logoSizes(ctx.assets.get(logo), isWritten ? widest.besideName : widest.alone)}
          widest={480}
          priority
        />
      )}
      {isWritten && (
        <span>
          <span className="fc-brandmark-name">{name}</span>
          {tagline && <span className="fc-brandmark-tagline">{tagline}</span>}
        </span>
      )}
    </a>
  );
};

/** `aria-current` of a navigation link: 'page' for the page itself, 'true' for a parent folder. */
export type CurrentLink = 'page' | 'true' | undefined;

function current(href: string, pathname: string): CurrentLink {
  if (href === pathname) return 'page';
  return href !== '/' && /^\/[^?#]+$/.test(href) && pathname.startsWith(`${href}/`)
    ? 'true'
    : undefined;
}

const links = (site: Site) => site.navigation.header ?? [];

/** Returns `aria-current` of each link of the navigation on the page of a path. */
export const currentLinks = (site: Site, pathname: string): readonly CurrentLink[] =>
  links(site).map(({ href }) => current(href, pathname));

/** Returns the attributes of a header with many links. */
function crowding(site: Site) {
  const crowd = headerCrowd(site);
  return (
    crowd && {
      'data-crowd': crowd.isWide ? 'wide' : 'full',
      style: { '--late': `${crowd.extra / 2}px` },
    }
  );
}

/** Props of the header. */
interface SiteHeaderProps {
  readonly ctx: ChromeContext;
  /** From {@link currentLinks}. */
  readonly currents: readonly CurrentLink[];
  /** Content below the links in the menu of small screens. */
  readonly menuFoot?: ReactNode;
}

/** The links of the header; on small screens a popover, which the menu button opens. */
const Navigation = ({ ctx, currents, menuFoot }: SiteHeaderProps): ReactNode => (
  <nav className="fc-nav" id="site-navigation" popover="auto" aria-label={ctx.copy.page.navigation}>
    <ul>
      {links(ctx.site).map(({ text, href }, index) => (
        <li key={index}>
          <a href={safeHref(href)} aria-current={currents[index]}>
            {text}
          </a>
        </li>
      ))}
    </ul>
    {menuFoot}
  </nav>
);

/**
 * Header with logo, navigation and phone number. On small screens the navigation is a popover,
 * which works without a script.
 */
export const SiteHeader = ({ ctx, currents, menuFoot }: SiteHeaderProps): ReactNode => (
  <header
    className="fc-header"
    data-look={ctx.site.theme.header}
    data-ground={ctx.site.theme.header === 'band' ? 'deep' : undefined}
    {...crowding(ctx.site)}
  >
    <div className="fc-header-row">
      <Brandmark
        ctx={ctx}
        onDark={ctx.site.theme.header === 'band' || ctx.site.theme.scheme === 'dark'}
      />
      {links(ctx.site).length > 0 && (
        <Navigation ctx={ctx} currents={currents} menuFoot={menuFoot} />
      )}
      {ctx.site.phone && (
        <a className="fc-header-phone" href={phoneHref(ctx.site.phone)}>
          <Icon name="phone" size={20} />
          <span className="fc-header-phone-number">{ctx.site.phone}</span>
        </a>
      )}
      {links(ctx.site).length > 0 && (
        <button
          className="fc-header-menu"
          type="button"
          popoverTarget="site-navigation"
          aria-label={ctx.copy.page.menu}
        >
          <Icon name="menu" size={24} />
          <Icon name="close" size={24} />
        </button>
      )}
    </div>
  </header>
);
