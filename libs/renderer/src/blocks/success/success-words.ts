import type { Site, SuccessData } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { isCareers, isValuation, type SuccessQuery } from './success-query.ts';

/** A link below the message. */
export interface SuccessLink {
  readonly text: string;
  readonly href: string;
}

/** Text and links of a thank-you message. */
export interface SuccessWords {
  readonly heading: string;
  /** Inline HTML: what happens next and when. */
  readonly text: string;
  /** Next steps, before the link home. */
  readonly links: readonly SuccessLink[];
  /** True if the category has no message of its own. */
  readonly isGeneral?: true;
}

/** Escapes plain text as inline HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Texts = Copy['success'];

/** Builds the message of a category from its text or else the block's, with a link. */
const thanks = (
  { heading, text }: { readonly heading: string; readonly text: string },
  ...links: SuccessLink[]
): SuccessWords => ({ heading, text, links });

const serviceThanks = (texts: Texts, { settings }: Pick<Site, 'settings'>): SuccessWords => {
  const { heading, text, promise } = texts.serviceBooking;
  return thanks(
    { heading, text: settings?.service?.callbackPromise ? promise : text },
    { text: texts.service, href: '/service' },
  );
};

const financeThanks = (texts: Texts, { settings }: Pick<Site, 'settings'>): SuccessWords => {
  const { successText, successLink } = settings?.finance ?? {};
  const { heading, text } = texts.finance;
  return thanks({ heading, text: successText ?? text }, ...(successLink ? [successLink] : []));
};

/** Returns the message for a category (SUC-1); undefined if the specification has none. */
function wordsFor(
  query: SuccessQuery,
  site: Pick<Site, 'settings'>,
  texts: Texts,
  member: string | undefined,
): SuccessWords | undefined {
  const { category, offerRejected } = query;
  if (isValuation(query)) return thanks(offerRejected ? texts.offerRejected : texts.valuation);
  switch (category) {
    case 'service-booking':
      return serviceThanks(texts, site);
    case 'online-payment':
      return thanks(texts.payment);
    case 'vehicle-reservation':
      return thanks(texts.reservation);
    case 'finance-lender':
    case 'finance-enquiry':
      return financeThanks(texts, site);
    case 'review':
      return thanks(texts.review);
    case 'test-drive-booking':
      return thanks(texts.testDrive);
    case 'competition-enquiry':
      return thanks(texts.competition);
    case 'survey':
      return thanks(texts.survey);
    case 'team-member-enquiry': {
      const { heading, text, ourTeam } = texts.teamMember;
      return thanks({ heading, text: member === undefined ? ourTeam : text(escaped(member)) });
    }
    case 'part-store-payment':
      return thanks(texts.partsPayment, { text: texts.parts, href: '/parts/search' });
    case 'credit-score-result':
      return thanks(texts.creditScore);
    case 'general-enquiry':
      return isCareers(query) ? thanks(texts.careers) : undefined;
  }
  return undefined;
}

/**
 * Returns the thank-you message: the category's own, else the block's, else the general one.
 * @param member name of the contacted team member, from the dealer's data
 */
export function successWords(
  query: SuccessQuery,
  data: SuccessData,
  site: Pick<Site, 'settings'>,
  { success }: Copy,
  member?: string,
): SuccessWords {
  return (
    wordsFor(query, site, success, member) ?? {
      heading: data.heading ?? success.general.heading,
      text: data.description ?? success.general.text,
      links: [],
      isGeneral: true,
    }
  );
}
