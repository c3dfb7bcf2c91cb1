import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadDocument } from '../intake/lead-document.ts';
import type { LeadValues } from '../intake/submission.ts';
import { adfErrors, at, readXml } from '../testing/adf-dtd.ts';
import { arbitraryLead } from '../testing/arbitrary-leads.ts';
import { full } from '../testing/full.ts';
import { adfDocument } from './adf-document.ts';
import { adfOfLead } from './adf-of-lead.ts';

const written = (fields: LeadValues, more: Partial<LeadDocument> = {}) => {
  const document = adfDocument(
    adfOfLead(
      {
        ...{ lead_id: 'AbC', revision: 1, lead_status: 'Complete', form_completed: true },
        ...{ accepted_at: '2026-05-20T10:00:00.000Z', tenant: 'harbour', form: 'f', page: '/p' },
        ...{ category: 'General Enquiry', fields },
        ...more,
      },
      { email: 'leads@dealer.example' },
    )!,
  );
  expect(adfErrors(document)).toEqual([]);
  return readXml(document);
};
const vehicles = (root: ReturnType<typeof readXml>) =>
  at(root, 'prospect')!
    .children.filter(({ name }) => name === 'vehicle')
    .map((vehicle) => ({
      ...vehicle.attributes,
      ...Object.fromEntries(vehicle.children.map(({ name, text }) => [name, text])),
    }));

describe('ADF 1.0', () => {
  it.each(['RegoOrVin', 'Rego Or Number Plate', 'Vehicle Rego', 'Rego'])(
    'API-4: a registration under the name %s is in the comments, a VIN in its element',
    (name) => {
      const [vehicle] = vehicles(written({ name: 'Alex', [name]: 'ABC123' }));
      expect(vehicle).toMatchObject({ comments: 'Registration: ABC123' });
      const [whole] = vehicles(written({ name: 'Alex', [name]: '6t1bf3fk80x000900' }));
      expect(whole).toMatchObject({ vin: '6T1BF3FK80X000900' });
    },
  );

  it('API-4: every lead makes a document that fits the DTD, and loses no text that XML can hold', () => {
    fc.assert(
      fc.property(arbitraryLead, (lead) => {
        const adf = adfOfLead(
          { ...lead, category: 'General Enquiry' },
          { email: 'leads@dealer.example' },
        )!;
        const document = adfDocument(adf);
        expect(adfErrors(document)).toEqual([]);
        const { Comments: comments } = lead.fields;
        if (typeof comments !== 'string') return;
        const holdable = comments
          .trim()
          .replace(/[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g, '');
        const kept = at(readXml(document), 'prospect/customer/comments')!.text;
        const wellFormed = [...holdable].filter((each) => each.isWellFormed()).join('');
        // Behind another message they are one answer among others, whose lines are indented.
        const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
        expect(inOneLine(kept)).toContain(inOneLine(wellFormed));
      }),
      { numRuns: full ? 20_000 : 1_000 },
    );
  });

  it('API-4: the checker itself finds errors', () => {
    const good = adfDocument(
      adfOfLead(
        { ...fc.sample(arbitraryLead, { numRuns: 1, seed: 1 })[0]!, category: 'Finance Enquiry' },
        { email: 'a@b.example' },
      )!,
    );
    expect(adfErrors(good)).toEqual([]);
    const errors = [
      good.replace(/<requestdate>.*<\/requestdate>/, ''),
      good.replace('</prospect>', '<surprise/></prospect>'),
      good.replace(/interest="[^"]*"/, 'interest="rent"'),
      good.replace(/<vendorname>.*<\/vendorname>/, ''),
      good.replace('<vehicle', 'text <vehicle'),
    ];
    for (const document of errors) expect(adfErrors(document)).not.toEqual([]);
    expect(() => adfErrors(good.replace('</adf>', ''))).toThrow();
  });

  it.each([
    ['General Enquiry', undefined, 'buy'],
    ['General Enquiry', 'Not a careers enquiry', 'buy'],
    ['Finance Enquiry', 'Finance Enquiry without Car', 'buy'],
    ['Vehicle Reservation', undefined, 'buy'],
    ['Team Member Enquiry', undefined, 'buy'],
    ['LDV Van Enquiry', undefined, 'buy'],
    ['Test Drive Booking', undefined, 'test-drive'],
    ['Trade In Enquiry', undefined, 'trade-in'],
    ['Valuation Enquiry', undefined, 'trade-in'],
    ['Sell My Car Enquiry', undefined, 'sell'],
  ])(
    'API-4: %s (%s) is interest %s, whatever the page is called',
    (category, subcategory, interest) => {
      for (const page of ['/best-sellers', '/trade-in', '/test-drive', '/p'])
        expect(
          vehicles(written({ name: 'Ann' }, { category, subcategory, page, form: `${page}#sell` })),
        ).toMatchObject([{ interest }]);
    },
  );

  it.each([
    ['Service Booking', undefined],
    ['Parts Enquiry', undefined],
    ['Survey', undefined],
    ['Review', undefined],
    ['Competition Enquiry', undefined],
    ['General Enquiry', 'Careers Enquiry'],
    ['General Enquiry', 'career-enquiry'],
    ['Anything else', undefined],
  ])('API-4: ADF has no interest for %s (%s)', (category, subcategory) => {
    const lead = fc.sample(arbitraryLead, { numRuns: 1, seed: 2 })[0]!;
    const about = { category, subcategory, page: '/sell', form: '/sell#trade-in' };
    expect(adfOfLead({ ...lead, ...about }, { email: 'a@b.example' })).toBeUndefined();
  });

  it('API-4: the vendor is the dealer, with the chosen location; an alert comes first', () => {
    const chosen = { dealership_name: 'Wharf Road', location_id: 'wharf-road' };
    const message = 'This application did not reach the lender (timeout). Call the customer.';
    const root = written(chosen, {
      dealer: 'Harbour City',
      alert: { code: 'lender-not-reached', reason: 'timeout', action: 'call-customer', message },
    });
    expect(at(root, 'prospect/vendor/vendorname')!.text).toBe('Harbour City');
    expect(at(root, 'prospect/vendor/id')!.text).toBe('wharf-road');
    expect(at(root, 'prospect/vendor/contact/name')!.text).toBe('Wharf Road');
    expect(at(root, 'prospect/customer/comments')!.text.split('\n')[0]).toBe(message);
    const alone = written({}, { dealer: 'Harbour City' });
    expect(at(alone, 'prospect/vendor/contact/name')!.text).toBe('Harbour City');
  });

  it('API-4: names, phone, mail and address of the customer are in the elements that CRMs read', () => {
    const root = written({
      ...{ name: 'Ann', 'middle name': 'B', last_name: 'Cole', email: 'ann@cole.example' },
      ...{
        phone: '0491 570 156',
        street: '1 Quay St',
        suburb: 'Perth',
        state: 'WA',
        postcode: '6000',
      },
    });
    const contact = at(root, 'prospect/customer/contact')!;
    expect(
      contact.children.map(({ name, text, attributes }) => [
        name,
        text,
        attributes.part ?? attributes.type,
      ]),
    ).toEqual([
      ['name', 'Ann', 'first'],
      ['name', 'B', 'middle'],
      ['name', 'Cole', 'last'],
      ['email', 'ann@cole.example', undefined],
      ['phone', '0491 570 156', 'cellphone'],
      ['address', expect.any(String), undefined],
    ]);
    expect(at(root, 'prospect/customer/contact/address/regioncode')!.text).toBe('WA');
    expect(at(written({ name: 'Ann Cole' }), 'prospect/customer/contact/name')).toMatchObject({
      text: 'Ann Cole',
      attributes: { part: 'full' },
    });
  });

  it.each([
    ['0491 570 156', 'cellphone'],
    ['+61 491 570 156', 'cellphone'],
    ['+64 21 555 012', 'cellphone'],
    ['02 4955 0412', 'voice'],
    ['+61 2 4955 0412', 'voice'],
    ['09 555 0421', 'voice'],
  ])('API-4: the number %s is of type %s', (phone, type) => {
    const root = written({ name: 'Ann', phone });
    expect(at(root, 'prospect/customer/contact/phone')!.attributes.type).toBe(type);
  });

  it('TRD-1: a trade-in has the visitor’s car, beside the one of the stock that it is for', () => {
    const fields = {
      ...{ Make: 'Wren', Model: 'Lark', Year: '2015', 'Rego or Number Plate': '1ABC234' },
      ...{ Kms: '120,500 km', 'Expected Trade In Price': '$8,000' },
    };
    const own = {
      ...{ interest: 'trade-in', status: 'used', year: '2015', make: 'Wren', model: 'Lark' },
      ...{ odometer: '120500', price: '8000', comments: 'Registration: 1ABC234' },
    };
    const category = { category: 'Trade In Enquiry' };
    expect(vehicles(written(fields, category))).toEqual([own]);
    const stock = { stock_number: 'K77', selected_car: '2024 Kestrel Dart GT', car_type: 'New' };
    expect(vehicles(written({ ...fields, ...stock }, category))).toEqual([
      {
        interest: 'buy',
        status: 'new',
        year: '2024',
        make: 'Kestrel',
        model: 'Dart GT',
        stock: 'K77',
      },
      own,
    ]);
    expect(vehicles(written(fields, { category: 'Sell My Car Enquiry' }))[0]!.interest).toBe(
      'sell',
    );
    // Beside a car to buy, the customer's own is a trade-in.
    expect(
      vehicles(written({ ...fields, ...stock }, { category: 'Sell My Car Enquiry' })).map(
        ({ interest }) => interest,
      ),
    ).toEqual(['buy', 'trade-in']);
  });

  it('FNQ-1: the amount to borrow is a finance amount, not an offer; the car’s yard is with the car', () => {
    const category = { category: 'Finance Enquiry' };
    const amount = { vehiclePriceBudget: '$35,000' };
    const finance = (fields: LeadValues) => {
      const root = written(fields, category);
      expect(at(root, 'prospect/vehicle/price')).toBeUndefined();
      expect(at(root, 'prospect/customer/comments')!.text).not.toContain('35,000');
      const total = at(root, 'prospect/vehicle/finance/amount')!;
      return [at(root, 'prospect/vehicle/finance/method')!.text, total.text, total.attributes.type];
    };
    expect(finance(amount)).toEqual(['finance', '35000', 'total']);
    const car = { stock_number: 'H1', selected_car: '2017 Ostara Tern', car_location: 'Saltpan' };
    expect(finance({ ...amount, ...car })).toEqual(['finance', '35000', 'total']);
    expect(vehicles(written({ ...amount, ...car }, category))[0]).toMatchObject({
      comments: 'The car is at Saltpan.',
    });
    const enquiry = written(amount);
    expect(at(enquiry, 'prospect/vehicle')!.children.map(({ name }) => name)).toEqual([
      ...['year', 'make', 'model'],
    ]);
    expect(at(enquiry, 'prospect/customer/comments')!.text).toContain('35,000');
  });

  it('API-4: a test drive, a car that is known by its VIN, and an enquiry about no car', () => {
    expect(
      vehicles(written({ selected_car: 'The red one' }, { category: 'Test Drive Booking' })),
    ).toEqual([{ interest: 'test-drive', year: '', make: '', model: 'The red one' }]);
    expect(
      vehicles(written({ RegoOrVin: '2g4wf52l6s1472882', odometer_miles: '900' }))[0],
    ).toMatchObject({
      vin: '2G4WF52L6S1472882',
      odometer: '900',
    });
    expect(vehicles(written({ name: 'Ann' }))).toEqual([
      { interest: 'buy', year: '', make: '', model: '' },
    ]);
  });

  it('FRM-7: the comments hold whatever ADF has no element for', () => {
    const comments = at(
      written(
        {
          ...{
            Comments: 'Call <me>\r\n& soon',
            'Service Interval': '15,000km',
            utm_source: 'news',
          },
          ...{
            opt_in: true,
            empty: '',
            lead_status: 'Complete',
            form_completed: true,
            'Service Type': ['Oil', 'Tyres'],
          },
        },
        {
          subcategory: 'Sub',
          withheld: ['dateOfBirth'],
          consents: [{ name: 'privacy', wording: 'I agree.', given: true, at: '' }],
        },
      ),
      'prospect/customer/comments',
    )!.text;
    expect(comments).toBe(
      [
        'Call <me>\r\n& soon',
        '',
        'Category: General Enquiry, Sub',
        'Page: /p',
        'Status: Complete',
        'Service Interval: 15,000km',
        'Wants news and offers: yes',
        'Service Type: Oil, Tyres',
        'Source: news',
        'Agreed: I agree.',
        'Not sent by mail: Date of birth',
      ].join('\n'),
    );
  });

  it('FRM-15: the comments have the labels of the form, values in words, and names for programs last', () => {
    const comments = at(
      written(
        {
          ...{ name: 'Ann', preferred_time: '2026-11-28T10:15', 'Pets?': 'Two', PageTitle: 'Cars' },
          ...{ dealership_id: '7', location_id: 'wharf', dealership_name: 'Wharf Road' },
          ...{ terms_agreed: true, send_customer_email: 'false', lead_id: 'AbC' },
        },
        {
          page_url: 'https://dealer.example/p',
          reply_by: '2026-11-24T09:30+11:00',
          labels: { preferred_time: 'When suits you?' },
          consents: [{ name: 'terms_agreed', wording: 'I agree.', given: true, at: '' }],
        },
      ),
      'prospect/customer/comments',
    )!.text;
    expect(comments.split('\n')).toEqual([
      'Category: General Enquiry',
      'Page: https://dealer.example/p',
      'Status: Complete',
      'Reply promised by: Tuesday 24 November at 9:30 am',
      'When suits you? Saturday 28 November 2026 at 10:15 am',
      'Pets? Two',
      'Agreed: I agree.',
      'PageTitle: Cars',
      'location_id: wharf',
      'send_customer_email: false',
    ]);
  });
});
