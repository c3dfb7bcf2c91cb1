import type { Answer } from '../answers/answer.ts';
import {
  answerList,
  button,
  heading,
  htmlText,
  mailDocument,
  paragraph,
  type MailLook,
} from './html-parts.ts';

/** A confirmation to a visitor; every text is plain. */
export interface Confirmation {
  readonly lang: string;
  readonly look: MailLook;
  readonly dealer: string;
  /** The dealership's address for replies. */
  readonly replyTo: string;
  readonly subject: string;
  readonly heading: string;
  /** The dealership's next step, and when it is taken. */
  readonly text: string;
  readonly request?: { readonly heading: string; readonly answers: readonly Answer[] };
  /** Left out for a request that the dealer doesn't reply to. */
  readonly next?: { readonly heading: string; readonly steps: readonly string[] };
  /** The dealer's own sentence. */
  readonly note?: string;
  /** How to change or cancel a booking, or to add to any other request. */
  readonly reach: string;
  readonly call?: { readonly text: string; readonly href: string };
  /** Why the receiver gets this message. */
  readonly why: string;
  /** A calendar file (RFC 5545). */
  readonly calendar?: string;
}

/** Text of a confirmation. */
export function confirmationText(confirmation: Confirmation): string {
  const { dealer, heading: title, text, request, next, note, reach, call, why } = confirmation;
  const parts = [
    title,
    text,
    ...(request
      ? [
          [
            request.heading,
            ...request.answers.map(
              ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`,
            ),
          ].join('\n'),
        ]
      : []),
    ...(next
      ? [[next.heading, ...next.steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n')]
      : []),
    ...(note ? [note] : []),
    [reach, ...(call ? [call.text] : [])].join('\n'),
    dealer,
    `-- \n${why}`,
  ];
  return parts.join('\n\n');
}

const stepList = (steps: readonly string[]): string =>
  `<ol style="margin:0 0 12px;padding:0 0 0 24px">${steps.map((step) => `<li style="margin:0 0 6px">${htmlText(step)}</li>`).join('')}</ol>`;

/** HTML of a confirmation, in the dealer's colours. */
export function confirmationHtml(confirmation: Confirmation): string {
  const { lang, look, dealer, subject, text, request, next, note, reach, call, why } = confirmation;
  const body = [
    `<div style="margin:0 0 24px;padding:16px 20px;background:${look.brand};color:${look.onBrand};border-radius:${look.radius}px;font-size:18px;font-weight:600">${htmlText(dealer)}</div>`,
    `<h1 style="margin:0 0 12px;font-size:26px;line-height:32px">${htmlText(confirmation.heading)}</h1>`,
    paragraph(htmlText(text), 'font-size:18px;line-height:28px'),
    request ? heading(request.heading) + answerList(request.answers) : '',
    next ? heading(next.heading) + stepList(next.steps) : '',
    note ? paragraph(htmlText(note)) : '',
    paragraph(htmlText(reach)),
    call ? paragraph(button(call, look)) : '',
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #c9d2d9">',
    paragraph(htmlText(why), 'font-size:14px;line-height:20px;opacity:.8'),
  ];
  return mailDocument({
    lang,
    look,
    title: subject,
    preview: text,
    body: body.filter(Boolean).join('\n'),
  });
}
