import { safeHref } from '@forecourt/domain';
import type { Page, Site } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { usablePicture } from '../image/widths.ts';
import type { BodyContext } from '../context/render-context.ts';
import { barColours } from '../theme/bar-colours.ts';
import { sharePicture } from './share-picture.ts';

type HeadContext = Pick<BodyContext, 'site' | 'assets' | 'url' | 'forms' | 'copy'>;

/** Returns the page's title for search results and the browser's tab. */
const documentTitle = (page: Page, site: Site): string =>
  page.seo?.title ?? (page.title === site.name ? page.title : `${page.title} · ${site.name}`);

/**
 * Returns the title of the answer to a post, which begins with what the visitor has to do next: a
 * screen reader reads the title before anything else.
 */
function postedTitle(title: string, { forms, copy }: Pick<HeadContext, 'forms' | 'copy'>): string {
  const { errors = {}, formError, question } = forms.posted?.state ?? {};
  if (formError || question?.error || Object.keys(errors).length > 0)
    return copy.formAnswers.titles.error(title);
  return question ? copy.formAnswers.titles.oneMoreStep(title) : title;
}

/** Returns the absolute URL of a path on this site. */
const absolute = (href: string, origin: string): string =>
  href.startsWith('/') ? origin + href : href;

/**
 * Metadata for search engines and shared links (WEB-1).
 * @param origin scheme and host of the site, such as https://www.dealer.example.
 * @param body rendered HTML of the page's blocks, whose lead picture is the preview of shared links.
 */
export function PageHead({
  page,
  ctx,
  origin,
  body = [],
}: {
  readonly page: Page;
  readonly ctx: HeadContext;
  readonly origin: string;
  readonly body?: readonly string[];
}): ReactNode {
  const { site, assets } = ctx;
  const title = postedTitle(documentTitle(page, site), ctx);
  const description = page.seo?.description ?? site.description;
  // A noindex page has no canonical URL, unless the editor sets one.
  const own = page.seo?.noindex ? undefined : page.path;
  const canonical = safeHref(page.seo?.canonical ?? '') ?? own;
  const picture = sharePicture(page, ctx, origin, body);
  const icon = usablePicture(assets, site.theme.favicon ?? site.theme.logo);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {page.seo?.noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={absolute(canonical, origin)} />}
      {icon && <link rel="icon" href={`${icon.path}?v=${icon.hash}`} type={icon.mediaType} />}
      {barColours(site.theme).map(({ colour, media }) => (
        <meta key={colour} name="theme-color" content={colour} media={media} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={page.seo?.title ?? page.title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={absolute(canonical, origin)} />}
      {picture && <meta property="og:image" content={picture.url} />}
      {picture?.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture?.height && <meta property="og:image:height" content={String(picture.height)} />}
      {picture && <meta property="og:image:alt" content={picture.alt} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
