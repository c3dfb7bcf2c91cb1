import { copyFor } from '@forecourt/copy';
import { legalPages } from '@forecourt/domain';
import type { Site } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { RenderRequest } from '../context/page-request.ts';
import { isPrivateAddress } from './private-address.ts';

type Measuring = Pick<Site, 'analytics'>;

/** True if a site's pages are measured, which requires a container. */
export const isMeasured = ({ analytics }: Measuring): boolean =>
  analytics?.containerId !== undefined;

/**
 * True if a page of a measured site is measured. Pages with a private URL or a visitor's input (the
 * answer to a post, a resumed form, a figure of a lead) are not. The thanks that repeat a request are:
 * it says nothing about the visitor.
 */
export const measuresPage = (
  site: Measuring,
  { url, forms, leadFacts = {} }: Pick<RenderRequest, 'url' | 'forms' | 'leadFacts'>,
): boolean =>
  isMeasured(site) &&
  !isPrivateAddress(url.search) &&
  forms?.posted === undefined &&
  Object.keys(leadFacts).every((name) => name === 'request');

/** True if visitors are asked for consent first. */
export const asksConsent = ({ analytics }: Measuring): boolean =>
  analytics?.containerId !== undefined && analytics.requireConsent !== false;

/**
 * Template for the tracker: the container's id and the consent banner in the site's theme. A
 * template stays hidden without the script.
 */
export function Measurement({ site }: { readonly site: Site }): ReactNode {
  if (!isMeasured(site)) return null;
  const isAsked = asksConsent(site);
  const { measurement: texts } = copyFor(site);
  return (
    <template
      id="measurement"
      data-container={site.analytics?.containerId}
      data-consent={isAsked ? 'ask' : 'none'}
    >
      {isAsked && (
        <>
          <section className="fc-consent" aria-labelledby="consent-heading">
            <div>
              <h2 id="consent-heading">{texts.heading}</h2>
              <p>
                {texts.text} <a href={legalPages.privacy}>{texts.privacy}</a>
              </p>
            </div>
            <p className="fc-consent-answers">
              <button className="fc-button" data-look="outline" type="button" value="declined">
                {texts.decline}
              </button>
              <button className="fc-button" data-look="outline" type="button" value="accepted">
                {texts.accept}
              </button>
            </p>
          </section>
          <p className="fc-consent-again">
            <button type="button">{texts.change}</button>
          </p>
        </>
      )}
    </template>
  );
}
