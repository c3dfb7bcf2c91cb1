import { isMarkup } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { isAnswer } from '../../rule-api/form-answers.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { regionOf } from '../../rule-api/region.ts';
import { linksIn } from '../../rule-api/html-links.ts';
import { defineRule, type TextTest } from '../../rule-api/rule.ts';
import { numberError } from './numbers.ts';
import { invalidNumbers, mayHaveNumber } from './numbers-in-text.ts';

const link = /^(?:tel|sms):([^?;]+)/i;
const chat =
  /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d[\d-]*)/i;
const mayChat = (value: string): boolean =>
  value.includes('//') && (value.includes('wa.me/') || value.includes('whatsapp.'));
const mayCall: TextTest = (value, kind) =>
  value.includes('tel:') ||
  value.includes('sms:') ||
  mayChat(value) ||
  (kind !== 'link' && mayHaveNumber(value));

/** Returns mark-up with spaces in place of links to numbers and their words, which are read as links. */
const withoutLinks = (html: string): string =>
  /tel:|sms:/i.test(html)
    ? html.replace(/<a\s[^<>]*(?:tel|sms):[^<>]*>[^<]*/gi, (written) => ' '.repeat(written.length))
    : html;

const isNoPhone = (phone: unknown): boolean =>
  phone === undefined || (typeof phone === 'string' && phone.trim() === '');

/** Reports telephone numbers with digits missing or too many, without an area code, or of no one. */
export const phoneNumberInvalid = defineRule({
  meta: {
    id: 'phone-number-invalid',
    description: 'Every phone number can be dialled.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: own }) => {
    const region = regionOf(own);
    if (region === undefined) return {};
    const errorOf = (value: unknown) =>
      typeof value === 'string' ? numberError(value, region) : undefined;
    const errorOfChat = (address: string) => {
      const [, written = ''] = chat.exec(address.trim()) ?? [];
      if (/^0(?!0)/.test(written)) {
        const meant = `${region === 'NZ' ? '64' : '61'}${written.slice(1).replaceAll('-', '')}`;
        return `"${written}" begins with 0, which WhatsApp cannot call; write the number with the code of its country: ${meant}`;
      }
      return /^6[14]/.test(written) ? errorOf(`+${written}`) : undefined;
    };
    const errorOfLink = (address: string) => {
      if (mayChat(address)) return errorOfChat(address);
      const [, number = ''] = link.exec(address.trim()) ?? [];
      // Other characters are reported with the link.
      return /^\+?[\d().-]+$/.test(number) && number.replace(/\D/g, '').length > 2
        ? errorOf(number)
        : undefined;
    };
    return {
      site: ({ site, report }) => {
        const message = errorOf(site.phone);
        if (message !== undefined) report({ pointer: '/phone', message });
      },
      textKinds: ['link', 'text', 'html-inline', 'html-block'],
      textTest: mayCall,
      text: ({ kind, value, pointer, report }) => {
        // The example in a control shows how to write a number, and options are no numbers to call.
        if (kind !== 'link' && !isAnswer({ pointer }) && mayHaveNumber(value)) {
          const { words, placed } = readText(kind, isMarkup(kind) ? withoutLinks(value) : value);
          for (const { range, message } of invalidNumbers(words, region))
            report({ pointer, within: placed(range), message });
        }
        if (kind === 'text') return;
        if (!isMarkup(kind)) {
          const message = errorOfLink(value);
          if (message !== undefined) report({ pointer, message });
          return;
        }
        for (const { address = '', at } of linksIn(value)) {
          const message = errorOfLink(address);
          if (message !== undefined) report({ pointer, within: at, message });
        }
      },
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'team')) {
          const message = errorOf(entry.phone);
          if (message !== undefined) visit.report({ pointer: `${pointer}/phone`, message });
        }
        for (const { entry, pointer } of dataEntries(visit, 'locations')) {
          const contact = entry.contact_detail;
          if (isObject(contact) && isNoPhone(contact.phone) && entry.visible !== false)
            visit.report({
              pointer: `${pointer}/contact_detail`,
              message:
                'the location has no phone number, so its card shows none; write "phone", or remove contact_detail',
            });
          const message = isObject(contact) ? errorOf(contact.phone) : undefined;
          if (message !== undefined)
            visit.report({ pointer: `${pointer}/contact_detail/phone`, message });
        }
      },
    };
  },
});
