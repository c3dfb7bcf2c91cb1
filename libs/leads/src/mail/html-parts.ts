import { withWholeTimes } from '@forecourt/copy';
import { escapeUTF8 } from 'entities/escape';
import type { Answer } from '../answers/answer.ts';

/** Colours and type of a mail; plain values, since mail programs know no custom properties. */
export interface MailLook {
  readonly brand: string;
  /** Text on the brand colour. */
  readonly onBrand: string;
  readonly ink: string;
  readonly surface: string;
  /** Corners of buttons and pictures, in pixels. */
  readonly radius: number;
}

/** Look of mails to a dealer's staff, which no visitor sees. */
export const staffLook: MailLook = {
  brand: '#0b4a6f',
  onBrand: '#ffffff',
  ink: '#16222c',
  surface: '#ffffff',
  radius: 8,
};

const escaped = (text: string): string =>
  escapeUTF8(
    text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
  ).replaceAll('\r\n', '\n');

/** Text as HTML, with its line ends and whole times. Control characters are left out. */
export const htmlText = (text: string): string =>
  escaped(withWholeTimes(text)).replaceAll('\n', '<br>');

const attribute = (text: string): string => escaped(text).replaceAll('\n', ' ');

/** A link; only `https:`, `mailto:`, `tel:` and `sms:` addresses become one. */
export const link = (href: string, text: string, style = 'color:inherit'): string =>
  /^(?:https:|mailto:|tel:|sms:)/.test(href)
    ? `<a href="${attribute(href)}" style="${style}">${htmlText(text)}</a>`
    : htmlText(text);

/** A button that is large enough for a thumb: at least 44 pixels high. */
export function button(
  { href, text }: { readonly href: string; readonly text: string },
  { brand, onBrand, radius }: MailLook,
  isMain = true,
): string {
  const colours = isMain
    ? `background:${brand};color:${onBrand};border:2px solid ${brand}`
    : `background:transparent;color:${brand};border:2px solid ${brand}`;
  return link(
    href,
    text,
    `display:inline-block;margin:0 8px 8px 0;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;border-radius:${radius}px;${colours}`,
  );
}

export const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 12px;${style}">${html}</p>`;

export const heading = (text: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:24px">${htmlText(text)}</h2>`;

/** Answers below their labels, so that long ones fit a phone. */
export const answerList = (answers: readonly Answer[]): string =>
  answers
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 10px"><span style="font-size:14px;line-height:20px;opacity:.75">${htmlText(label)}</span><br>${htmlText(value)}</p>`,
    )
    .join('');

/** A picture at the full width; its space is reserved. */
export const picture = (src: string, alt: string, { radius }: MailLook): string =>
  src.startsWith('https:')
    ? `<img src="${attribute(src)}" alt="${attribute(alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;margin:0 0 12px;border-radius:${radius}px">`
    : '';

/** The whole document: one column, at most 600 pixels wide. */
export function mailDocument({
  lang,
  title,
  preview,
  look,
  body,
}: {
  readonly lang: string;
  readonly title: string;
  /** The line that mail programs show in lists. */
  readonly preview: string;
  readonly look: MailLook;
  /** HTML. */
  readonly body: string;
}): string {
  const { ink, surface } = look;
  return `<!doctype html>
<html lang="${attribute(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${htmlText(title)}</title>
</head>
<body style="margin:0;padding:0;background:${surface};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${htmlText(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<div style="max-width:600px;margin:0 auto;padding:24px;text-align:left;font:16px/24px -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:${ink};overflow-wrap:anywhere">
${body}
</div>
</td></tr></table>
</body>
</html>
`;
}
