import type { Site } from '@forecourt/block-schemas';
import { copyFor, localeOf, type Copy } from '@forecourt/copy';
import { phoneHref } from '@forecourt/domain';
import { isConfirmed, isReplied, requestKind, type RequestKind } from '@forecourt/forms';
import {
  requestOf,
  type Confirmation,
  type LeadDocument,
  type LeadRequest,
} from '@forecourt/leads';
import { carsLabel, holdDeposit, ramp, replyWords } from '@forecourt/renderer';
import { requestCalendar } from './request-calendar.ts';

/**
 * Returns the confirmation of a request in the tenant's look and words; undefined if the tenant sends
 * none, or none for its category. It names the car, the location and the time as the dealer knows them,
 * and nothing that the visitor wrote, and promises no reply where none is given.
 */
export function confirmationOf(lead: LeadDocument, site: Site): Confirmation | undefined {
  const { confirmationEmail: setting } = site.settings?.forms ?? {};
  if (!setting || !isConfirmed(lead)) return undefined;
  const copy = copyFor(site);
  const { confirmationMail: texts, success } = copy;
  const replyKind = requestKind(lead.category, lead.subcategory);
  const kind = isReplied(lead) ? replyKind : 'competition';
  const request = requestOf(lead);
  const { unavailable } = request;
  const within = replyWords(site, replyKind, copy, request.reply);
  const answers = answersOf(request, copy);
  const { domains, name, theme } = site;
  const isToChange = !unavailable && (isBooking(kind) || lead.visit_at !== undefined);
  const phone = request.locationDetails?.phone ?? site.phone;
  const colours = ramp(theme, 'light');
  return {
    lang: localeOf(site),
    look: {
      brand: colours['brand-fill'] ?? theme.color.brand,
      onBrand: colours['on-brand'] ?? '#ffffff',
      ink: colours.ink ?? '#16222c',
      surface: colours.surface ?? '#ffffff',
      radius: theme.radius ?? 14,
    },
    dealer: name,
    replyTo: setting.replyTo,
    subject: texts.subject(
      texts.subjects[kind],
      subjectCar(request, kind, copy),
      request.when?.words,
    ),
    heading: headingOf(kind, copy),
    text: (unavailable ? success.unavailable[unavailable] : textOf(kind, site, copy))({
      within,
      who: request.location,
      dealer: name,
      when: request.when?.words,
      deposit: holdDeposit(site),
      lacksCar: request.lacksCar,
    }),
    request: answers.length > 0 ? { heading: success.request.heading, answers } : undefined,
    next:
      kind === 'competition' || unavailable
        ? undefined
        : {
            heading: copy.nextSteps.heading,
            // A lead doesn't state whether its form has a field for a message.
            steps: copy.nextSteps[kind === 'usual' ? 'request' : kind](within),
          },
    note: setting.note,
    reach: texts.reach[isToChange ? 'booking' : 'other'][phone ? 'orCall' : 'byReply'],
    call: phone ? { text: texts.call(phone), href: phoneHref(phone) } : undefined,
    why: texts.why(domains[0] ?? name),
    calendar: requestCalendar(lead, site),
  };
}

/** Kinds of confirmations: those of requests that get a reply, and of the one that gets none. */
type ConfirmedKind = RequestKind | 'competition';

/** True for requests that have a time or hold a car, and so can be changed or cancelled. */
const isBooking = (kind: ConfirmedKind): boolean =>
  kind === 'testDrive' || kind === 'service' || kind === 'reservation';

/** The thanks of each kind, whose texts the confirmation shares. */
const thanksOf = {
  usual: 'general',
  parts: 'general',
  testDrive: 'testDrive',
  service: 'serviceBooking',
  finance: 'finance',
  ownCar: 'valuation',
  reservation: 'reservationRequest',
  careers: 'careers',
  competition: 'competition',
} as const satisfies Record<ConfirmedKind, keyof Copy['success']>;

const headingOf = (kind: ConfirmedKind, { success }: Copy): string =>
  success[thanksOf[kind]].heading;

function textOf(
  kind: ConfirmedKind,
  { settings }: Pick<Site, 'settings'>,
  { success }: Copy,
): Copy['success']['testDrive']['text'] {
  const { promise } = success.serviceBooking;
  if (kind === 'service' && settings?.service?.callbackPromise) return () => promise;
  const { text } = success[thanksOf[kind]];
  return typeof text === 'string' ? () => text : text;
}

/** The car that the subject names, and how many more there are; the visitor's own where it is about that. */
function subjectCar(
  { cars, ownCar }: LeadRequest,
  kind: ConfirmedKind,
  { success }: Copy,
): string | undefined {
  const [first, ...others] = cars;
  if (kind === 'ownCar' || !first) return ownCar;
  return others.length > 0 ? success.request.andMore(first.name, others.length) : first.name;
}

function answersOf(
  { cars, ownCar, work, when, location, locationDetails }: LeadRequest,
  { success }: Copy,
) {
  const { request: labels } = success;
  const rows = [
    [labels.ownCar, ownCar],
    [carsLabel(labels, cars, ownCar), cars.map(({ name }) => name).join('\n')],
    [labels.work, work],
    [labels.when, when?.words],
    [labels.where, [location, locationDetails?.address].filter(Boolean).join('\n')],
  ] as const;
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
