import type { LeadDocument } from '../intake/lead-document.ts';
import { fieldGroups } from '../answers/field-groups.ts';
import {
  answerList,
  button,
  heading,
  htmlText,
  link,
  mailDocument,
  paragraph,
  picture,
  staffLook,
} from './html-parts.ts';
import { leadMessage, type LeadMessage, type MessageCar } from './lead-message.ts';

const notice = 'padding:12px 16px;background:#fdecea;color:#8c1d18;font-weight:600';
const small = 'font-size:14px;line-height:20px;opacity:.8';

/**
 * HTML of a lead's mail (FRM-15): a salesperson reads on a phone who wants what and when, and calls,
 * texts or replies with one tap. Everything that was typed is escaped.
 * @param replaces true if an earlier mail about the same lead was sent
 */
export function leadHtml(lead: LeadDocument, replaces = false): string {
  const message = leadMessage(lead, replaces);
  const { alerts, title, notes, name, when, promise, cars, groups, smallPrint, page, origin } =
    message;
  const body = [
    ...alerts.map((alert) => paragraph(htmlText(alert), notice)),
    `<h1 style="margin:0 0 4px;font-size:26px;line-height:32px">${htmlText(name || title)}</h1>`,
    paragraph(htmlText(name ? title : ''), 'font-size:18px'),
    ...notes.map((note) => paragraph(htmlText(note), 'font-weight:600')),
    when ? paragraph(`<strong>${htmlText(when)}</strong>`, 'font-size:20px;line-height:28px') : '',
    promise ? paragraph(htmlText(promise), 'font-weight:600') : '',
    actions(message),
    ...cars.map(stockCar),
    ...groups.map((group) => heading(group.heading) + answerList(group.answers)),
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #c9d2d9">',
    ...smallPrint.map((text) => paragraph(htmlText(text), small)),
    paragraph(`Page: ${page.url ? link(page.url, page.text) : htmlText(page.text)}`, small),
    ...origin.map(({ label, value }) => paragraph(htmlText(`${label}: ${value}`), small)),
  ];
  return mailDocument({
    lang: 'en',
    title,
    preview: [when, ...cars.map((car) => car.name), firstComment(lead)].filter(Boolean).join(' · '),
    look: staffLook,
    body: body.filter(Boolean).join('\n'),
  });
}

/** Buttons to call, text and reply. */
function actions({ phone, email, title }: LeadMessage): string {
  const ways = [
    ...(phone ? [{ href: `tel:${phone.digits}`, text: `Call ${phone.text}` }] : []),
    ...(phone?.isMobile ? [{ href: `sms:${phone.digits}`, text: 'Send a text' }] : []),
    ...(email ? [{ href: mailTo(email, title), text: 'Reply by email' }] : []),
  ];
  return ways.length === 0
    ? ''
    : `<div style="margin:16px 0 8px">${ways.map((way, index) => button(way, staffLook, index === 0)).join('')}</div>`;
}

/** Address and subject of a reply, as RFC 6068 writes them. */
const mailTo = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject.toWellFormed())}`;

const stockCar = ({ heading: title, name, facts, url, imageUrl }: MessageCar): string =>
  [
    heading(title),
    imageUrl ? picture(imageUrl, name, staffLook) : '',
    paragraph(`<strong>${url ? link(url, name) : htmlText(name)}</strong>`),
    answerList(facts),
    url ? paragraph(link(url, 'See it on the website')) : '',
  ].join('');

/** The visitor's own words, for the line in the inbox. */
function firstComment(lead: LeadDocument): string | undefined {
  const [own] = fieldGroups(lead).filter((group) => group.heading === 'Their answers');
  return own?.answers.find(({ label }) => /comment|know|message|question/i.test(label))?.value;
}
