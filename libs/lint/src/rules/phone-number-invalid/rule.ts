import { isMarkup } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { regionOf } from '../../rule-api/region.ts';
import { linksIn } from '../../rule-api/html-links.ts';
import { defineRule, type TextTest } from '../../rule-api/rule.ts';
import { numberFault } from './numbers.ts';

const link = /^(?:tel|sms):([^?;]+)/i;
const mayCall: TextTest = (value) => value.includes('tel:') || value.includes('sms:');

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
    const faultOf = (value: unknown) =>
      typeof value === 'string' ? numberFault(value, region) : undefined;
    const faultOfLink = (address: string) => {
      const [, number = ''] = link.exec(address.trim()) ?? [];
      // Other characters are reported with the link.
      return /^\+?[\d().-]+$/.test(number) && number.replace(/\D/g, '').length > 2
        ? faultOf(number)
        : undefined;
    };
    return {
      site: ({ site, report }) => {
        const message = faultOf(site.phone);
        if (message !== undefined) report({ pointer: '/phone', message });
      },
      textKinds: ['link', 'html-inline', 'html-block'],
      textTest: mayCall,
      text: ({ kind, value, pointer, report }) => {
        if (!isMarkup(kind)) {
          const message = faultOfLink(value);
          if (message !== undefined) report({ pointer, message });
          return;
        }
        for (const { address = '', at } of linksIn(value)) {
          const message = faultOfLink(address);
          if (message !== undefined) report({ pointer, within: at, message });
        }
      },
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'team')) {
          const message = faultOf(entry.phone);
          if (message !== undefined) visit.report({ pointer: `${pointer}/phone`, message });
        }
        for (const { entry, pointer } of dataEntries(visit, 'locations')) {
          const contact = entry.contact_detail;
          const message = isObject(contact) ? faultOf(contact.phone) : undefined;
          if (message !== undefined)
            visit.report({ pointer: `${pointer}/contact_detail/phone`, message });
        }
      },
    };
  },
});
