import type { FormField } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { KnownCar } from '../definition.ts';
import { formDefinition } from '../form-definition.ts';
import { leadOf } from './lead.ts';
import { successTarget } from './success-target.ts';
import { validAnswers } from '../testing/answers.ts';
import { context, everything, ownForm, page, presetForm, site } from '../testing/sites.ts';

const person = { name: ' Alex Tran ', phone: '0491 570 156', email: 'alex@example.com' };

describe('leadOf', () => {
  it('FRM-6 FRM-7: a complete lead has its fields under the names that CRMs know', () => {
    const lead = leadOf(presetForm('lead'), person, context, { leadId: 'L1' });
    expect(lead).toEqual({
      fields: {
        name: 'Alex Tran',
        phone: '0491570156',
        email: 'alex@example.com',
        category: 'General Enquiry',
        page_id: '/contact',
        PageTitle: 'Contact',
        lead_id: 'L1',
        lead_status: 'Complete',
        form_completed: true,
      },
      sensitive: {},
      consents: [],
      labels: { name: 'Full Name', phone: 'Mobile Number', email: 'Email Address' },
      category: 'General Enquiry',
      status: 'Complete',
    });
  });

  it('FRM-7: a field that visitors do not see is sent without a label', () => {
    const form = ownForm({
      fields: [
        { name: 'name', type: 'text', label: 'Full Name' },
        { name: 'source', type: 'hidden', label: 'Source' },
      ],
    });
    const { fields, labels } = leadOf(form, { name: 'Alex', source: 'flyer' }, context);
    expect(fields).toMatchObject({ source: 'flyer' });
    expect(labels).toEqual({ name: 'Full Name' });
  });

  it('FRM-15: a lead has the time of its visit, whatever the name of the field', () => {
    const visit = { name: 'Best day', type: 'datetime', label: 'Best day' } as const;
    const leadFor = (field: FormField) =>
      leadOf(ownForm({ fields: [field] }), { 'Best day': '2028-02-01T09:30' }, context);
    expect(leadFor({ ...visit, bookingType: 'appointment' }).visitAt).toMatch(
      /^2028-02-01T09:30\+/,
    );
    expect(leadFor(visit).visitAt).toBeUndefined();
  });

  it('FRM-6: a partial lead holds the steps so far and says so', () => {
    const form = presetForm('trade-in');
    const values = validAnswers(form);
    const { fields, status, event } = leadOf(form, values, context, { step: 'your-details' });
    expect(fields).toMatchObject({
      first_name: 'Alex Tran',
      lead_status: 'partial',
      form_completed: false,
    });
    expect(fields).not.toHaveProperty('Make');
    expect(fields).not.toHaveProperty('lead_id');
    expect([status, event]).toEqual(['partial', undefined]);
  });

  it('FRM-7: campaigns and the car come along; what no field asks and nobody knows does not', () => {
    const values = {
      ...person,
      utm_source: 'mail',
      stock_number: ' H1 ',
      selected_car: '',
      evil: 'x',
    };
    const { fields } = leadOf(presetForm('lead'), values, context);
    expect(fields).toMatchObject({ utm_source: 'mail', stock_number: 'H1' });
    expect(fields).not.toHaveProperty('evil');
    expect(fields).not.toHaveProperty('selected_car');
  });

  it('FRM-7: what the page knows cannot be changed by the browser', () => {
    const at = { ...page, pageId: 'p7', given: { stock_number: 'H1', car_type: 'Used' } };
    const form = formDefinition({ preset: 'lead' }, site(), at);
    const values = { ...person, stock_number: 'H2', page_id: 'p8', category: 'Survey' };
    const { fields } = leadOf(form, values, context);
    expect(fields).toMatchObject({
      stock_number: 'H1',
      page_id: 'p7',
      category: 'General Enquiry',
    });
  });

  it('FRM-4: answers of a step that was jumped over do not go out', () => {
    const form = ownForm({
      type: 'multi',
      formSteps: [
        { key: 'a', customRules: { skipRules: [{ key: 'Kind', values: ['Sell'], target: 'c' }] } },
        { key: 'b' },
        { key: 'c' },
      ],
      fields: [
        { name: 'Kind', type: 'text' },
        { name: 'Budget', type: 'currency', stepKey: 'b' },
      ],
    });
    const sent = (Kind: string) => leadOf(form, { Kind, Budget: '9000' }, context).fields;
    expect(sent('Buy')).toHaveProperty('Budget', '9000');
    expect(sent('Sell')).not.toHaveProperty('Budget');
  });

  it('FRM-7: make and model asked in place of a car count only where no car is chosen', () => {
    const form = presetForm('test-drive');
    const sent = (car_id: string) =>
      leadOf(form, { ...validAnswers(form), car_id, make: 'Corrie', model_name: 'Tern' }, context);
    expect(sent('').fields).toMatchObject({ make: 'Corrie', model_name: 'Tern' });
    const { fields, labels } = sent('7');
    expect(fields).toMatchObject({ car_id: '7' });
    for (const name of ['make', 'model_name']) {
      expect(fields).not.toHaveProperty(name);
      expect(labels).not.toHaveProperty(name);
    }
  });

  it('DSH-1 FRM-7: a picked dealership sets the location fields', () => {
    const form = presetForm('trade-in', everything);
    const lead = (location: string, more = {}, where = context) =>
      leadOf(form, { ...validAnswers(form), location, ...more }, where).fields;
    expect(lead('wharf-road')).toMatchObject({
      location: 'Wharf Road',
      location_id: 'wharf-road',
      dealership_id: '12',
      dealership_slug: 'wharf-road-cars',
      dealership_name: 'Wharf Road',
    });
    expect(lead('hill-street')).not.toHaveProperty('dealership_slug');
    // Another tenant's id is none of ours.
    expect(lead('elsewhere', { location_id: 'elsewhere' })).not.toHaveProperty('location_id');
    expect(lead('', { location_id: 'wharf-road' })).toHaveProperty('dealership_id', '12');
    expect(lead('Newcastle', {}, { now: context.now })).toMatchObject({ location_id: 'Newcastle' });
  });

  it('DSH-1 FRM-7: a location that is not a string names no dealership', () => {
    const form = presetForm('trade-in', everything);
    const values = { ...validAnswers(form), location: '', location_id: ['wharf-road'] };
    expect(leadOf(form, values, context).fields).not.toHaveProperty('dealership_id');
  });

  it('SVC-3: a service booking has the names that service desks know', () => {
    const form = presetForm('service-booking', {
      ...everything,
      service: { ...everything.service, variant: 'minimal' },
    });
    const { fields, event } = leadOf(form, validAnswers(form), context);
    expect(fields).toMatchObject({
      category: 'Service Booking',
      PageTitle: 'Service',
      page_id: '/contact',
      RegoOrVin: 'BX 42 LQ',
      'Vehicle Rego': 'BX 42 LQ',
      'Vehicle Year': '2019',
      'Service Interval': '3,000km or 3 months',
      'Preferred Service Date': '2026-12-01T09:30+11:00',
      'Service Date': '2026-12-01T09:30+11:00',
      'Service Location': 'Wharf Road',
      location_id: 'wharf-road',
      'Tyre Replacement Quote': true,
      lead_status: 'Complete',
    });
    expect(event).toBe(20);
  });

  it('SVC-3: the state of a car defaults to that of the dealership', () => {
    const form = presetForm('service-booking', { forms: { severalDealerships: true } });
    const state = (values: object) =>
      leadOf(form, { ...validAnswers(form), ...values }, context).fields['Vehicle State'];
    expect(state({ 'Vehicle State': 'VIC' })).toBe('VIC');
    expect(state({ 'Vehicle State': '' })).toBe('NSW');
    expect(state({ 'Vehicle State': '', 'Service Location': 'hill-street' })).toBeUndefined();
  });

  it('SVC-3: of a time that clocks show twice the one still to come is meant', () => {
    const form = presetForm('service-booking');
    const values = { ...validAnswers(form), 'Preferred Service Date': '2026-04-05T02:30' };
    const date = (now: string) => leadOf(form, values, { now }).fields['Preferred Service Date'];
    expect(date('2026-04-01T00:00:00Z')).toBe('2026-04-05T02:30+11:00');
    expect(date('2026-04-04T16:00:00Z')).toBe('2026-04-05T02:30+10:00');
  });

  it('FNQ-2: the subcategory of a finance enquiry says which car it is for', () => {
    const form = presetForm('finance');
    const sub = (values: Record<string, string>, car?: KnownCar) =>
      leadOf(form, { ...validAnswers(form), ...values }, { ...context, ...(car && { car }) })
        .subcategory;
    expect(sub({})).toBe('Finance Enquiry without Car');
    const claims = { car_id: '7', stock_number: 'H1', selected_car: 'Tern', car_type: 'New' };
    expect(sub(claims)).toBe('Finance Enquiry without Car');
    for (const [type, kind] of [
      ...['New', 'new', ' NEW ', 'Brand New', 'Demo', 'DEMO ', 'Ex-Demo', 'demonstrator'].map(
        (type) => [type, 'New/Demo'] as const,
      ),
      ...['Used', 'used ', 'Near new', 'Pre-owned', undefined].map(
        (type) => [type, 'Used'] as const,
      ),
    ]) {
      const car = { id: '7', name: 'Tern', ...(type && { car_type: type }) };
      for (const car_type of ['Used', 'New', ''])
        expect(sub({ car_type }, car)).toBe(`Finance Enquiry with ${kind} Car`);
    }
    const worded = formDefinition({ preset: 'finance', subcategory: 'Fleet' }, site(), page);
    expect(leadOf(worded, validAnswers(worded), context).subcategory).toBe('Fleet');
  });

  it('FNQ-1: a finance enquiry is for the yard of its car, and keeps the preferred dealership', () => {
    const form = presetForm('finance', { forms: { severalDealerships: true } });
    const lead = (choice: string, car: Partial<KnownCar>, of = form) =>
      leadOf(
        of,
        { ...validAnswers(of), preferredDealership: choice, location_id: 'forged' },
        { ...context, car: { id: '7', name: 'Tern', ...car } },
      ).fields;
    expect(lead('wharf-road', { location_id: 'hill-street' })).toMatchObject({
      ...{ location_id: 'hill-street', dealership_name: 'Hill Street' },
      ...{ preferredDealership: 'Wharf Road', preferred_location_id: 'wharf-road' },
      car_location: 'Hill Street',
    });
    expect(lead('wharf-road', { location_id: 'hill-street' })).not.toHaveProperty('dealership_id');
    expect(lead('wharf-road', { location_id: 'wharf-road' })).not.toHaveProperty(
      'preferred_location_id',
    );
    const elsewhere = { location_id: 'depot', location_name: 'The Depot' };
    expect(lead('wharf-road', elsewhere)).toMatchObject({
      ...{ location_id: 'depot', dealership_name: 'The Depot', car_location: 'The Depot' },
    });
    expect(lead('wharf-road', {})).toMatchObject({ location_id: 'wharf-road' });
    const drive = presetForm('test-drive', { forms: { severalDealerships: true } });
    expect(lead('wharf-road', { location_id: 'hill-street' }, drive)).toMatchObject({
      ...{ location_id: 'wharf-road', car_location: 'Hill Street' },
    });
  });

  it('FRM-7: the visitor may choose the subcategory from a list, and not type one', () => {
    const options = ['Tyres', 'Brakes'];
    const sub = (field: object) => {
      const form = ownForm({
        subcategory: 'Workshop',
        fields: [{ name: 'subcategory', type: 'text', ...field }],
      });
      return leadOf(form, { subcategory: 'Brakes' }, context).subcategory;
    };
    expect(sub({ type: 'select', options })).toBe('Brakes');
    expect(sub({})).toBe('Workshop');
  });

  it('FNQ-1 API-4: birth date and licence number are separate from the fields that are delivered', () => {
    const form = presetForm('finance');
    const { fields, sensitive, event } = leadOf(form, validAnswers(form), context);
    expect(sensitive).toEqual({ dateOfBirth: '1990-02-28', driverLicenceNumber: 'AlexTran' });
    expect(fields).not.toHaveProperty('dateOfBirth');
    expect(fields).not.toHaveProperty('driverLicenceNumber');
    expect(fields).toMatchObject({
      send_customer_email: false,
      privacy: true,
      vehiclePriceBudget: '25000',
    });
    expect(event).toBe(28);
  });

  it('API-4: each consent is stored with its exact wording and its time', () => {
    const form = presetForm('lead', { forms: { optIn: true, termsRequired: true } });
    const { consents, fields } = leadOf(form, { ...person, terms_agreed: true }, context);
    expect(consents).toEqual([
      {
        name: 'opt_in',
        wording: 'Send me news and offers by email or SMS. I can stop them at any time.',
        given: false,
        at: '2026-11-20T23:15:30.000Z',
      },
      {
        name: 'terms_agreed',
        wording: 'I agree to the terms of use and the privacy policy.',
        given: true,
        at: '2026-11-20T23:15:30.000Z',
      },
    ]);
    expect(fields).toMatchObject({ opt_in: false, terms_agreed: true });
  });

  it('FNQ-1: a finance enquiry has all three consents among its fields, as the lender gets them', () => {
    const form = presetForm('finance');
    const agreed = { privacy: true, scoreseeker: true, electronic_communication: true };
    const { fields, consents } = leadOf(form, { ...validAnswers(form), ...agreed }, context);
    expect(fields).toMatchObject(agreed);
    expect(consents.map(({ name, given }) => [name, given])).toEqual(Object.entries(agreed));
  });

  it('TRD-1: a trade-in fires event 40, or 18 with a car', () => {
    const form = presetForm('trade-in');
    const event = (more: object, car?: { id: string; name: string }) =>
      leadOf(form, { ...validAnswers(form), ...more }, { ...context, ...(car && { car }) }).event;
    const car = { id: '7', name: 'Tern' };
    expect([event({}), event({ car_id: '7' }), event({}, car)]).toEqual([40, 40, 18]);
  });

  it('FRM-13: values that are not valid never go out', () => {
    const { fields } = leadOf(presetForm('lead'), { ...person, email: 'nobody' }, context);
    expect(fields).not.toHaveProperty('email');
  });
});

describe('successTarget', () => {
  const target = (form: Parameters<typeof leadOf>[0], values = {}, facts = {}) =>
    successTarget(form, leadOf(form, { ...validAnswers(form), ...values }, context), facts);

  it('SUC-1: names category and subcategory as the success page knows them', () => {
    expect(target(presetForm('service-booking'))).toBe('/thank-you?category=service-booking');
    expect(target(presetForm('careers'))).toBe(
      '/thank-you?category=general-enquiry&subcategory=careers-enquiry',
    );
    expect(target(presetForm('finance'))).toBe(
      '/thank-you?category=finance-enquiry&subcategory=finance-enquiry-without-car',
    );
    const slugs = [
      'valuation',
      'sell-my-car',
      'trade-in',
      'survey',
      'competition',
      'review',
    ] as const;
    expect(slugs.map((preset) => target(presetForm(preset)).split('=')[1])).toEqual([
      ...['valuation-enquiry', 'sell-my-car-enquiry', 'trade-in-enquiry', 'survey'],
      ...['competition-enquiry', 'review'],
    ]);
    expect(target(presetForm('vehicle-reservation'))).toContain('category=vehicle-reservation');
  });

  it('SUC-1: names the member of the team and the location of a test drive', () => {
    const at = { ...page, given: { user: 'Mere Tāwhai' } };
    const query = new URL(target(presetForm('team-member', {}, at)), 'https://x.example')
      .searchParams;
    expect(query.get('user')).toBe('Mere Tāwhai');
    expect(target(presetForm('test-drive', everything))).toBe(
      '/thank-you?category=test-drive-booking&selectedLocations=wharf-road',
    );
    expect(target(presetForm('trade-in', everything))).toBe('/thank-you?category=trade-in-enquiry');
  });

  it('SUC-1: carries a rejected offer and a token; SUC-3: the path is a setting', () => {
    const form = presetForm('valuation', { success: { path: '/thanks?from=form' } });
    expect(target(form, {}, { offerRejected: true, token: 'a.b' })).toBe(
      '/thanks?from=form&category=valuation-enquiry&offer_rejected=true&token=a.b',
    );
  });

  it('FRM-7: nothing that the visitor typed is in the address', () => {
    const to = target(presetForm('team-member'), { name: 'Zebedee', email: 'z@example.com' });
    expect(to).not.toMatch(/zebedee|z%40|0491/i);
  });
});
