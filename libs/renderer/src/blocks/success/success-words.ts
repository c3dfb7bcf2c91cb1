import type { Site, SuccessData } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { requestKind } from '@forecourt/forms';
import type { RequestFacts } from '../../context/page-request.ts';
import { holdDeposit } from '../../cars/hold-deposit.ts';
import { replyWords } from '../../lists/reply-words.ts';
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
  /** Time within which the dealer replies, in words. */
  readonly within?: string | undefined;
  /** True if the category has no message of its own. */
  readonly isGeneral?: true;
}

/** Escapes plain text as inline HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Texts = Copy['success'];
/** Facts of the request in words. */
type Words = Parameters<Texts['testDrive']['text']>[0];

/** Builds the message of a category from its text or else the block's, with a link. */
const thanks = (
  { heading, text }: { readonly heading: string; readonly text: string },
  ...links: SuccessLink[]
): SuccessWords => ({ heading, text, links });

const serviceThanks = (
  texts: Texts,
  { settings }: Pick<Site, 'settings'>,
  words: Words,
): SuccessWords => {
  const { heading, text, promise } = texts.serviceBooking;
  return thanks(
    { heading, text: settings?.service?.callbackPromise ? promise : text(words) },
    { text: texts.service, href: '/service' },
  );
};

const financeThanks = (
  texts: Texts,
  { settings }: Pick<Site, 'settings'>,
  words: Words,
): SuccessWords => {
  const { successText, successLink } = settings?.finance ?? {};
  const { heading, text } = texts.finance;
  return thanks(
    { heading, text: successText ?? text(words) },
    ...(successLink ? [successLink] : []),
  );
};

/** Returns the message for a category (SUC-1); undefined if the specification has none. */
function wordsFor(
  query: SuccessQuery,
  site: Pick<Site, 'settings'>,
  texts: Texts,
  member: string | undefined,
  words: Words,
  isRequested: boolean,
): SuccessWords | undefined {
  const { category, offerRejected } = query;
  /** A message whose text depends on the request. */
  const answer = ({ heading, text }: { heading: string; text: (words: Words) => string }) =>
    thanks({ heading, text: text(words) });
  if (isValuation(query))
    return offerRejected ? thanks(texts.offerRejected) : answer(texts.valuation);
  switch (category) {
    case 'service-booking':
      return serviceThanks(texts, site, words);
    case 'online-payment':
      return thanks(texts.payment);
    case 'vehicle-reservation':
      return answer(isRequested ? texts.reservationRequest : texts.reservation);
    case 'finance-lender':
    case 'finance-enquiry':
      return financeThanks(texts, site, words);
    case 'review':
      return thanks(texts.review);
    case 'test-drive-booking':
      return answer(texts.testDrive);
    case 'competition-enquiry':
      return thanks(texts.competition);
    case 'survey':
      return thanks(texts.survey);
    case 'team-member-enquiry': {
      const { heading, text, ourTeam } = texts.teamMember;
      return thanks({
        heading,
        text: text(member === undefined ? ourTeam : escaped(member), words),
      });
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

/** Returns the link to cars like one that is sold; none without a page of that car. */
const similarLinks = ({ cars, unavailable }: RequestFacts = {}, copy: Copy): SuccessLink[] =>
  unavailable === 'sold' && cars?.[0]?.href
    ? [{ text: copy.vehicle.seeSimilar, href: `${cars[0].href}#similar` }]
    : [];

/**
 * Returns the thank-you message: the category's own, else the block's, else the general one.
 * @param member name of the contacted team member, from the dealer's data
 * @param request what the visitor asked for, from their own lead
 */
export function successWords(
  query: SuccessQuery,
  data: SuccessData,
  site: Site,
  copy: Copy,
  member?: string,
  request?: RequestFacts,
): SuccessWords {
  const { success } = copy;
  const kind = requestKind(query.category, query.subcategory);
  const words: Words = {
    who: request?.location && escaped(request.location),
    dealer: escaped(site.name),
    within: replyWords(site, kind, copy, request?.reply),
    when: request?.when && escaped(request.when),
    deposit: holdDeposit(site),
    lacksCar: request?.lacksCar,
  };
  const { within } = words;
  const { unavailable } = request ?? {};
  return {
    within,
    ...(wordsFor(query, site, success, member, words, request !== undefined) ?? {
      heading: data.heading ?? success.general.heading,
      text: data.description ?? success.general.text(words),
      links: [],
      isGeneral: true,
    }),
    ...(unavailable && {
      text: success.unavailable[unavailable](words),
      links: similarLinks(request, copy),
    }),
  };
}
