import type { Site, SuccessData } from '@forecourt/block-schemas';
import { isCareers, isValuation, type SuccessQuery } from './success-query.ts';

/** A link below the thanks. */
export interface SuccessLink {
  readonly text: string;
  readonly href: string;
}

/** What the thanks say. */
export interface SuccessWords {
  readonly heading: string;
  /** Inline HTML; what is next and when. */
  readonly text: string;
  /** Next useful things, before the way home. */
  readonly links: readonly SuccessLink[];
  /** True where the category has no words of its own. */
  readonly isGeneral?: true;
}

const service: SuccessLink = { text: 'Service', href: '/service' };
const parts: SuccessLink = { text: 'Search parts', href: '/parts/search' };
const words = (heading: string, text: string, ...links: SuccessLink[]): SuccessWords => ({
  heading,
  text,
  links,
});

/** Plain text as inline HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The thanks for a category (SUC-1); undefined where the specification has none of its own. */
function wordsFor(
  query: SuccessQuery,
  { settings }: Pick<Site, 'settings'>,
  member: string | undefined,
) {
  const { category, offerRejected } = query;
  if (isValuation(query))
    return offerRejected
      ? words(
          'Thank you for letting us know',
          'We’re sorry our offer was not the right one. If you change your mind or would like to talk about it, give us a call.',
        )
      : words(
          'Thank you for telling us about your car',
          'We’ll review the details and get back to you soon.',
        );
  switch (category) {
    case 'service-booking':
      return settings?.service?.callbackPromise
        ? words(
            'Thank you for your booking request',
            'A member of our service team will call or SMS you within 24-48 hours to confirm it.',
            service,
          )
        : words(
            'Thank you for your booking request',
            'Thanks, we’ve got your booking request. We’ll call you soon to confirm the day and time.',
            service,
          );
    case 'online-payment':
      return words(
        'Thank you for your payment',
        'We’ve received it, and a receipt is on its way to you.',
      );
    case 'vehicle-reservation':
      return words(
        'Thank you for your deposit',
        'The car is held for you. We’ll call you about the next steps.',
      );
    case 'finance-lender':
    case 'finance-enquiry': {
      const { successText, successLink } = settings?.finance ?? {};
      return words(
        'Thank you for your finance enquiry',
        successText ?? 'Our finance team will review your enquiry and call you soon.',
        ...(successLink ? [successLink] : []),
      );
    }
    case 'review':
      return words('Thank you for your review', 'It helps others to choose, and us to do better.');
    case 'test-drive-booking':
      return words('Thank you for booking a test drive', 'We’ll call you to confirm the time.');
    case 'competition-enquiry':
      return words('Thanks for entering!', 'We’ll draw the winner and let everyone know.');
    case 'survey':
      return words('Thank you for completing the survey', 'We read every answer.');
    case 'team-member-enquiry':
      return words(
        'Thank you for your message',
        `${member === undefined ? 'Our team' : escaped(member)} will get back to you.`,
      );
    case 'part-store-payment':
      return words(
        'Thank you, we have received your order',
        'We’ll pack it and let you know when it’s on its way.',
        parts,
      );
    case 'credit-score-result':
      return words('Thank you', 'A member of our team will be in touch.');
    case 'general-enquiry':
      if (isCareers(query))
        return words(
          'Thank you for your interest in working with us',
          'We read every application and will get back to you, whatever we decide.',
        );
  }
  return undefined;
}

/**
 * The text of the thanks: the category's own, else the block's, else the general one.
 * @param member name of the team member that was written to, from the dealer's data
 */
export function successWords(
  query: SuccessQuery,
  data: SuccessData,
  site: Pick<Site, 'settings'>,
  member?: string,
): SuccessWords {
  return (
    wordsFor(query, site, member) ?? {
      heading: data.heading ?? 'Thank you',
      text: data.description ?? 'We’ve got your message and will be in touch soon.',
      links: [],
      isGeneral: true,
    }
  );
}
