import type { FormData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { FormsSetting } from '../../context/page-request.ts';
import { drawBlocks, type DrawnTenant } from '../../testing/draw-blocks.ts';

const draw = (data: FormData = {}, given: DrawnTenant = {}) =>
  drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Hello' } },
      { type: 'form', data: { ...data } },
    ],
    given,
  );

/** Returns the mark-up without the islands' data. */
const seen = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const words = (html: string) =>
  seen(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const tag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*\\bname="${name}"[^>]*>`).exec(seen(html))?.[0] ?? '';

const captcha = { kind: 'work', address: '/api/captcha' } as const;
const posted = (
  state: NonNullable<FormsSetting['posted']>['state'],
  id = 'form-1',
): DrawnTenant => ({
  request: { forms: { captcha, posted: { id, state } } },
});

const steps: FormData = {
  type: 'multi',
  heading: 'Book a visit',
  formSteps: [
    { key: 'you', heading: 'You' },
    { key: 'kind', heading: 'What for', customRules: { choiceButtons: true } },
    { key: 'end', heading: 'Anything else', customRules: { hideButtons: 'back' } },
  ],
  fields: [
    { name: 'name', type: 'text', label: 'Full Name', required: true, stepKey: 'you' },
    { name: 'email', type: 'email', label: 'Email Address', required: true, stepKey: 'you' },
    {
      name: 'Kind',
      type: 'radio',
      label: 'What is it about?',
      options: ['Buying', 'Selling', 'Service'],
      stepKey: 'kind',
    },
    { name: 'Comments', type: 'textarea', label: 'Comments', stepKey: 'end' },
  ],
};

/** Values of the radio buttons, or of those with an attribute. */
const radios = (html: string, attribute = ''): (string | undefined)[] =>
  [...html.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)]
    .filter(([input]) => input.includes(attribute))
    .map(([input]) => /value="(\w*)"/.exec(input)?.[1]);

describe('form', () => {
  it('FRM-2: without fields of its own it asks for name, mobile number and email address', () => {
    const html = draw();
    expect(words(html)).toMatch(
      /Submit an Enquiry.*Full Name.*Mobile Number.*Email Address.*Send enquiry/,
    );
    expect(tag(html, 'name')).toMatch(/autoComplete="name"/i);
    expect(tag(html, 'phone')).toMatch(/type="tel" inputMode="tel" autoComplete="tel"/i);
    expect(tag(html, 'email')).toMatch(/type="email" inputMode="email" autoComplete="email"/i);
    expect(html.match(/aria-required="true"/g)).toHaveLength(3);
  });

  it('FRM-12: is a form that browsers post natively, to its own page', () => {
    const html = draw();
    expect(html).toMatch(/<form[^>]*action="\/test\?_form=form-1#i0-form"[^>]*method="post"/);
    expect(tag(html, '_step')).toContain('value="form"');
    // A page is cached for all visitors, so it must not contain data of one of them.
    expect(html).not.toMatch(/name="_(?:key|lead|draft|question)"/);
  });

  it('FRM-3: one step at a time, with the progress named', () => {
    const html = draw(steps);
    expect(words(html)).toMatch(/Step 1 of 3 · You What for Anything else/);
    expect(html).toMatch(/<li data-state="now" aria-current="step">/);
    expect(tag(html, 'Comments')).toBe('');
    expect(html).not.toContain('name="_back"');
  });

  it('FRM-3: the button names the next step in the editor’s own capitals', () => {
    expect(words(draw(steps))).toContain('Next: What for');
    const [you, kind, end] = steps.formSteps!;
    for (const heading of ['Toyota History', 'your car', 'BMW'])
      expect(words(draw({ ...steps, formSteps: [you!, { ...kind!, heading }, end!] }))).toContain(
        `Next: ${heading}`,
      );
  });

  it('FRM-5: choices of a step are its buttons, each of them submits', () => {
    const html = draw(steps, posted({ stepKey: 'kind', values: {}, errors: {}, done: ['you'] }));
    expect(html.match(/<button[^>]*type="submit"[^>]*name="Kind"/g)).toHaveLength(3);
    expect(words(html)).not.toMatch(/Next|Continue/);
    expect(html).toContain('name="_back"');
    expect(html).toContain('data-grid=""');
  });

  it('FRM-5, FRM-12: a select of more than two choices is a grid that works without a script', async () => {
    const select = (options: string[]) =>
      draw({
        fields: [
          { name: 'Kind', type: 'select', label: 'Kind', options, defaultSelected: options[1]! },
        ],
      });
    const three = select(['Car', 'Van', 'Ute']);
    expect(three).toMatch(/<fieldset[^>]*data-name="Kind".*data-grid=""/s);
    expect(three.match(/<input[^>]*type="radio"[^>]*name="Kind"/g)).toHaveLength(3);
    expect(three).toMatch(/<input(?=[^>]*checked="")[^>]*value="Van"/);
    expect(three).not.toContain('<select');
    const two = select(['Car', 'Van']);
    expect(two).toMatch(/<select[^>]*name="Kind"/);
    expect(two).not.toContain('type="radio"');
  });

  it('FRM-5: a step can be without a way back', () => {
    const html = draw(steps, posted({ stepKey: 'end', values: {}, errors: {}, done: [] }));
    expect(html).not.toContain('name="_back"');
    expect(words(html)).toContain('Send enquiry');
  });

  it('FRM-12: what was typed on other steps travels along, what is sensitive does not', () => {
    const values = { name: 'Mele', Kind: 'Buying', dateOfBirth: '1990-01-01', utm_source: 'flyer' };
    const fields = [
      ...steps.fields!,
      { name: 'dateOfBirth', type: 'date' as const, stepKey: 'you' },
    ];
    const html = draw(
      { ...steps, fields },
      posted({
        stepKey: 'end',
        values,
        errors: {},
        done: ['you', 'kind'],
        lead: 'l.s',
        draft: 'd',
      }),
    );
    expect(tag(html, 'name')).toMatch(/type="hidden".*value="Mele"/);
    expect(tag(html, 'Kind')).toContain('value="Buying"');
    expect(tag(html, 'utm_source')).toContain('value="flyer"');
    expect(tag(html, '_lead')).toContain('value="l.s"');
    expect(tag(html, '_draft')).toContain('value="d"');
    expect(seen(html)).not.toContain('1990-01-01');
  });

  it('FRM-6: errors are summed up first, named at the field, and nothing typed is lost', () => {
    const html = draw(
      {},
      posted({
        stepKey: 'form',
        values: { name: 'Mele & "Co"', phone: 'x' },
        errors: { phone: 'Enter a phone number.', email: 'Enter your email address.' },
        done: [],
      }),
    );
    expect(words(html)).toContain('Two things to fix before you continue');
    expect(html).toMatch(/<a href="#i0-phone">Mobile Number: Enter a phone number\.<\/a>/);
    expect(tag(html, 'phone')).toMatch(/aria-invalid="true" aria-describedby="i0-phone-error"/);
    expect(html).toMatch(/id="i0-phone-error"/);
    expect(tag(html, 'name')).toContain('value="Mele &amp; &quot;Co&quot;"');
  });

  it('FRM-6, LNG-1: an error below a question follows its question mark', () => {
    const html = draw(
      { fields: [{ name: 'Loan', type: 'text', label: 'How much?', required: true }] },
      posted({ stepKey: 'form', values: {}, errors: { Loan: 'Enter an amount.' }, done: [] }),
    );
    expect(html).toContain('>How much? Enter an amount.</a>');
  });

  it('FRM-6: an error of the whole form is shown with it', () => {
    const html = draw(
      {},
      posted({ stepKey: 'form', values: {}, errors: {}, formError: 'Try again.', done: [] }),
    );
    expect(words(html)).toContain('We couldn’t send this Try again.');
  });

  it('FRM-2: the question for visitors without scripts is before the button', () => {
    const question = { text: 'What is two plus two?', token: 'a.b.c' };
    const html = draw({}, posted({ stepKey: 'form', values: {}, errors: {}, done: [], question }));
    expect(words(html)).toMatch(/What is two plus two\?.*Send enquiry/);
    expect(tag(html, '_question')).toContain('value="a.b.c"');
    expect(tag(html, '_answer')).not.toContain('aria-invalid');
  });

  it('FRM-2, FRM-12: a notice at the top leads to the question and names the button to send with', () => {
    const question = { text: 'What is two plus two?', token: 'a.b.c' };
    const html = draw(
      { preset: 'parts' },
      posted({ stepKey: 'form', values: {}, errors: {}, done: [], question }),
    );
    expect(html).toMatch(
      /<form[^>]*><div class="fc-form-summary" data-kind="notice" id="i0-form" role="alert" tabindex="-1"/,
    );
    expect(html).toContain(
      '<a href="#i0-_answer">Answer the question below, then choose “Ask for a price”.</a>',
    );
    expect(words(html)).toMatch(/One more step .*Full Name .*What is two plus two\?/);
  });

  it('FRM-2, WEB-2: an answer that is not accepted is an error of its control and of the summary', () => {
    const question = { text: 'What is two plus two?', token: 'a.b.c', error: 'Try this one.' };
    const html = draw({}, posted({ stepKey: 'form', values: {}, errors: {}, done: [], question }));
    expect(words(html)).toContain('One thing to fix before you continue Try this one.');
    expect(html).toContain('<a href="#i0-_answer">Try this one.</a>');
    expect(tag(html, '_answer')).toMatch(
      /aria-invalid="true" aria-describedby="i0-_answer-hint i0-_answer-error"/,
    );
    expect(words(html)).toMatch(/Error: Try this one\..*Send enquiry/);
  });

  it('FRM-8: is filled in from the query, and what no field asks travels along', () => {
    const request = {
      url: { pathname: '/test', search: '?stock_number=H1&make=Ostara&name=Nobody' },
    };
    const html = draw({ fields: [{ name: 'Make', type: 'make', label: 'Make' }] }, { request });
    expect(tag(html, 'Make')).toContain('value="Ostara"');
    expect(tag(html, 'stock_number')).toMatch(/type="hidden".*value="H1"/);
    expect(seen(html)).not.toContain('Nobody');
  });

  it('FRM-9: the terms are linked, and judged like every mark-up', () => {
    const html = draw(
      { description: 'Hi <b>you</b><script>alert(1)</script>' },
      { site: { settings: { forms: { termsRequired: true } } } },
    );
    expect(html).toMatch(/type="checkbox"[^>]*name="terms_agreed"/);
    expect(seen(html)).toMatch(/<a href="\/terms-and-conditions">terms of use<\/a>/);
    expect(html).toContain('Hi <b>you</b>');
    expect(seen(html)).not.toContain('alert(1)');
  });

  it('FNQ-1: the yard of the car that the address names is chosen, until the address names another', () => {
    const data = {
      locations: [
        { id: 'north', name: 'North' },
        { id: 'south', name: 'South' },
      ],
      cars: [{ id: 'h1', slug: 'tern-h1', name: '2017 Ostara Tern', location_id: 'south' }],
    };
    const drawn = (search: string, preset: FormData['preset'] = 'finance') =>
      draw(
        { preset },
        {
          site: { settings: { forms: { severalDealerships: true } } },
          data,
          request: { url: new URL(`https://north.example/finance${search}`) },
        },
      );
    const chosen = (html: string) => radios(seen(html), 'checked=""')[0];
    expect(chosen(drawn('?car_id=h1'))).toBe('south');
    expect(words(drawn('?stock_number=H1'))).toContain('About: 2017 Ostara Tern');
    expect(chosen(drawn('?car_id=h1&locationId=north'))).toBe('north');
    expect(chosen(drawn(''))).toBeUndefined();
    expect(chosen(drawn('?car_id=h1', 'service-booking'))).toBeUndefined();
  });

  it('FRM-8: a form about a car in stock asks for make and model only without the car', () => {
    const car = { id: 'h1', slug: 'tern-h1', name: '2017 Ostara Tern', make: 'Ostara' };
    const fields = [{ name: 'name' }, { name: 'Make' }, { name: 'Model', required: true }].map(
      (field) => ({ type: 'text' as const, label: field.name, ...field }),
    );
    const drawn = (search: string) =>
      seen(
        draw(
          { category: 'Test Drive Booking', fields },
          {
            data: { locations: [], cars: [car] },
            request: { url: new URL(`https://north.example/drive${search}`) },
          },
        ),
      );
    expect(drawn('?make=Ostara')).toMatch(/name="Make".*name="Model"/s);
    expect(drawn('?car_id=h1&make=Ostara')).not.toMatch(/name="(?:Make|Model)"/);
    expect(words(drawn('?car_id=h1'))).toContain('About: 2017 Ostara Tern');
  });

  it('FRM-10, DSH-1: visitors choose from the dealer’s own locations, nearest first; the form works without them', () => {
    const fields = [{ name: 'preferredDealership', type: 'dealership' as const, required: true }];
    const locations = [
      { id: 'north', name: 'Northpoint', address: { city: 'Sydney', lat: -33.8, long: 151.2 } },
      { id: 'gone', name: 'Gone', visible: false },
      { id: 'south', name: 'Southpoint', address: { lat: -34.4, long: 150.9 } },
      { id: 'counter', name: 'Trade counter', location_type: ['parts' as const] },
    ];
    const html = draw({ fields }, { data: { locations } });
    expect(words(html)).toContain('Northpoint, Sydney');
    expect(html).not.toMatch(/Gone|Trade counter/);
    const near = { url: { pathname: '/test', search: '?lat=-34.4&lng=150.9' } };
    expect(radios(html)).toEqual(['north', 'south']);
    expect(radios(draw({ fields }, { data: { locations }, request: near }))).toEqual([
      ...['south', 'north'],
    ]);
    // A single location needs no choice.
    const single = draw({ fields }, { data: { locations: locations.slice(0, 2) } });
    expect(tag(single, 'preferredDealership')).toMatch(/type="hidden"/);
    expect(
      tag(draw({ fields }, { request: { answers: new Map() } }), 'preferredDealership'),
    ).toMatch(/<input/);
  });

  it('FRM-10: up to four dealerships to choose from are cards; more, and those of an optional question, are a list', () => {
    const locations = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `Yard ${id}` }));
    const controls = (count: number, required = true) => {
      const fields = [{ name: 'location_id', type: 'dealership' as const, required }];
      const html = draw({ fields }, { data: { locations: locations.slice(0, count) } });
      return [...html.matchAll(/type="radio"|<select/g)].map(([control]) => control);
    };
    expect(controls(4)).toEqual(Array(4).fill('type="radio"'));
    expect(controls(5)).toEqual(['<select']);
    expect(controls(2, false)).toEqual(['<select']);
  });

  it('FRM-11: on finance pages the panel is beside it', () => {
    const page = { path: '/finance' };
    const request = { url: { pathname: '/finance', search: '' } };
    const application = words(draw({ preset: 'finance' }, { page, request }));
    expect(application).toMatch(
      /Borrow from \$5,000 up to \$150,000.*14 days.*Your driver licence.*Your current address/,
    );
    expect(application).not.toContain('Questions about finance?');
    expect(words(draw())).not.toMatch(/Borrow from|Questions about finance/);
  });

  it('FRM-14: only a form with a field for a message promises that it is read', () => {
    const comments = { name: 'Comments', type: 'textarea', label: 'Your message' } as const;
    expect(words(draw({ fields: [comments] }))).toContain('We’ll read your message.');
    expect(words(draw({ preset: 'lead' }))).toContain('We’ll look at your request.');
  });

  it('FRM-11, FNQ-6: on finance pages each statement is shown only where it is true of the form', () => {
    const path = '/finance-enquiry';
    const on = (data: FormData) =>
      words(draw(data, { page: { path }, request: { url: { pathname: path, search: '' } } }));
    const claims = /14 days|driver licence|current address|Borrow from|five minutes/i;
    for (const preset of ['lead', 'careers', 'trade-in', 'service-booking'] as const) {
      expect(on({ preset }), preset).toContain('Questions about finance?');
      expect(on({ preset }), preset).not.toMatch(claims);
    }
    expect(on({})).toContain('What happens next');
    // A finance enquiry of one step saves nothing; one without a licence field needs none.
    const fields: FormData['fields'] = [{ name: 'dateOfBirth', type: 'date', required: true }];
    const short = on({ category: 'Finance Enquiry', fields });
    expect(short).toContain('Before you start');
    expect(short).not.toMatch(claims);
  });

  it('FRM-14: a kind of service shows its price and time with the choice, and is sent without them', () => {
    const serviceDetails = [{ type: 'Logbook service', from: 265, minutes: 120 }];
    const settings = { service: { variant: 'minimal', serviceDetails } } as const;
    const data: FormData = { preset: 'service-booking' };
    const state = { stepKey: 'your-details', values: {}, errors: {}, done: ['your-vehicle'] };
    const forms = {
      posted: { id: 'form-1', state },
      captcha: { kind: 'work', address: '/c' },
    } as const;
    const view = draw(data, { site: { settings }, request: { forms } });
    expect(view).toMatch(
      /value="Logbook service"\/><span>Logbook service<span[^>]*>From \$265 · about 2 hours<\/span>/,
    );
  });

  it('FRM-15: what happens next is written for the request, with the dealer’s own time', () => {
    const replyTimes = {
      usual: { amount: 1, unit: 'business-days' },
      service: { amount: 30, unit: 'minutes' },
    } as const;
    const site = { settings: { forms: { replyTimes } } };
    const on = (data: FormData, given = {}) => words(draw(data, given));
    // The test's dealer opens at 7:30 am tomorrow.
    expect(on({ preset: 'service-booking' }, { site })).toContain(
      'We’ll call by 8 am tomorrow to confirm the day and time.',
    );
    expect(on({ preset: 'service-booking' }, { site, data: { locations: [] } })).toContain(
      'We’ll call within 30 minutes during opening hours to confirm the day and time.',
    );
    expect(on({ preset: 'parts' }, { site })).toContain(
      'We’ll call or email you within one business day with the price',
    );
    expect(on({ preset: 'careers' }, { site })).toContain('within one business day, either way.');
    expect(on({ preset: 'careers' })).toContain('We’ll call or email you either way.');
    const promise = {
      site: { settings: { forms: { replyTimes }, service: { callbackPromise: true } } },
    };
    expect(on({ preset: 'service-booking' }, promise)).toContain(
      'We’ll call within 24 to 48 hours',
    );
    expect(on({ category: 'Finance Enquiry' }, { site })).toContain('Our finance team');
  });

  it('FRM-1: two forms on a page are posted apart', () => {
    const html = drawBlocks([
      { type: 'form', data: {} },
      { type: 'form', data: {} },
      { type: 'form', id: 'named', data: {} },
    ]);
    expect([...html.matchAll(/action="[^"]*_form=([^#"]*)/g)].map(([, id]) => id)).toEqual([
      'form-1',
      'form-2',
      'named',
    ]);
  });

  it('MDL-5: an order says which car it is about, and carries model_id, model_name and vehicle', () => {
    const query = '?model_id=7&model_name=Tern&vehicle=Tern+Touring+%3Cb%3E';
    const request = { url: { pathname: '/models/order-now', search: query } };
    const html = draw({ heading: 'Order' }, { request });
    expect(words(html)).toContain('Order About: Tern Touring &lt;b&gt;');
    expect(tag(html, 'model_id')).toMatch(/type="hidden".*value="7"/);
    expect(tag(html, 'model_name')).toContain('value="Tern"');
    expect(tag(html, 'vehicle')).toContain('Tern Touring');
    expect(words(draw())).not.toContain('About:');
  });

  it('TRD-1: a trade-in that is reached from a car for sale keeps the two cars apart', () => {
    const query = '?selected_car=2017+Ostara+Tern&car_id=h1&make=Ostara&model_name=Tern';
    const request = { url: new URL(`https://north.example/trade-in${query}`) };
    const cars = [{ id: 'h1', slug: 'tern-h1', name: '2017 Ostara Tern' }];
    const html = draw({ preset: 'trade-in' }, { request, data: { cars } });
    expect(words(html)).toContain('Your next car: 2017 Ostara Tern');
    expect(words(html)).not.toContain('About:');
    for (const name of ['Make', 'Model']) expect(tag(html, name)).not.toMatch(/Ostara|Tern/);
    expect(words(draw({ preset: 'service-booking' }, { request }))).toContain('About: 2017');
  });
});

describe('FRM-14: make and model of a car', () => {
  const data = {
    models: [{ id: '1', slug: 'tern', name: 'Tern', manufacturer_name: 'Ostara' }],
    brands: [{ id: '2', name: 'Corrin' }],
    stockModels: [{ make: 'Halden', models: ['Meridian', 'Parallel'] }],
  };
  const trade: FormData = { preset: 'trade-in' };
  const listOf = (html: string, name: string) => {
    const id = /\blist="([^"]*)"/.exec(tag(html, name))?.[1];
    const list = new RegExp(`<datalist id="${id}">(.*?)</datalist>`).exec(seen(html))?.[1] ?? '';
    return [...list.matchAll(/<option value="([^"]*)"(?: label="([^"]*)")?/g)].map(
      ([, value, label]) => label ?? value,
    );
  };
  const atCar = (values: object) =>
    posted({ stepKey: 'your-vehicle', values, errors: {}, done: ['your-details'] } as never);

  it('suggests the makes of brands, range and stock; models with their makes', () => {
    const html = draw(trade, { data, ...atCar({}) });
    expect(listOf(html, 'Make')).toEqual(['Corrin', 'Halden', 'Ostara']);
    expect(listOf(html, 'Model')).toEqual(['Halden Meridian', 'Halden Parallel', 'Ostara Tern']);
    expect(tag(html, 'Make')).toContain('type="text"');
  });

  it('suggests the models of the make, none of an unknown one', () => {
    expect(listOf(draw(trade, { data, ...atCar({ Make: 'halden' }) }), 'Model')).toEqual([
      'Meridian',
      'Parallel',
    ]);
    expect(listOf(draw(trade, { data, ...atCar({ Make: 'Elsewhere' }) }), 'Model')).toEqual([]);
  });

  it('suggests new models of the range where no make is asked', () => {
    const order: FormData = { fields: [{ name: 'model_name', type: 'model', label: 'Model' }] };
    expect(listOf(draw(order, { data }), 'model_name')).toEqual(['Ostara Tern']);
  });

  it('takes any text where the data is unavailable', () => {
    const none = { models: [], brands: [], stockModels: [] };
    const html = draw(trade, { data: none, ...atCar({ Make: 'Wren' }) });
    expect(tag(html, 'Make')).toContain('value="Wren"');
    expect(tag(html, 'Make')).not.toContain('list=');
  });

  const stocked = (search: string, more: object = {}, preset: FormData['preset'] = 'finance') => {
    const car = { id: 'c-1', slug: 'corrin-c-1', name: '2018 Corrin', price: 20_280, ...more };
    const isThere = search.includes(car.id);
    return drawBlocks([{ type: 'form', data: { preset } }], {
      site: { region: 'NZ' },
      data: { locations: [], cars: isThere ? [car] : [] },
      request: { url: { pathname: '/finance', search } },
    });
  };
  const loan = '&vehiclePriceBudget=19280&carPrice=20280&deposit=1000&loanTerm=4';

  it('FRM-8, FIN-1: a finance form names the price, the deposit and the years of the car’s loan', () => {
    const html = stocked(`?car_id=c-1&selected_car=2018+Corrin${loan}`);
    expect(words(html)).toContain(
      'About: 2018 Corrin $20,280, with a deposit of $1,000, over 4 years',
    );
    expect(html).toMatch(/name="vehiclePriceBudget"[^>]*value="19280"/);
    for (const [name, value] of [
      ['deposit', 1000],
      ['loanTerm', 4],
      ['carPrice', 20280],
    ])
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  });

  it('FRM-8, FIN-1: an old or edited link shows the price of today and no impossible terms', () => {
    const old = stocked(`?car_id=c-1${loan}`, { price: 22_000 });
    expect(words(old)).toContain('2018 Corrin $22,000, with a deposit of $1,000, over 4 years');
    expect(tag(old, 'vehiclePriceBudget')).toContain('value="21000"');
    const edited = '?car_id=c-1&vehiclePriceBudget=1&carPrice=1&deposit=99999&loanTerm=99';
    expect(words(stocked(edited))).toMatch(/About: 2018 Corrin \$20,280 (?!,)/);
    expect(stocked(edited)).not.toMatch(/99999|name="loanTerm"/);
    const unknown = stocked(`?car_id=none&selected_car=2018+Corrin${loan}`);
    expect(words(unknown)).toContain('About: 2018 Corrin ');
    expect(unknown).not.toMatch(/20,280|name="carPrice"/);
  });

  it('CAR-11: a form to drive or hold a reserved car says so, and leads to its enquiry', () => {
    const reserved = { status: 'On hold' };
    for (const preset of ['test-drive', 'vehicle-reservation'] as const) {
      const html = stocked('?car_id=c-1', reserved, preset);
      expect(words(html)).toContain(
        '2018 Corrin is reserved for someone else at the moment. Ask to be next',
      );
      expect(html).toContain('href="/cars/corrin-c-1#enquiry"');
    }
    expect(words(stocked('?car_id=c-1', reserved, 'finance'))).not.toContain('is reserved for');
    expect(words(stocked('?car_id=c-1', {}, 'test-drive'))).not.toContain('is reserved for');
  });

  it.each(['finance', 'sell-my-car', 'test-drive'] as const)(
    'CAR-11: a %s form reached from a sold car says so, and is about no car',
    (preset) => {
      const html = stocked(`?car_id=c-1&selected_car=FORGED${loan}`, { status: 'Sold' }, preset);
      expect(words(html)).toContain('2018 Corrin has been sold. See cars like it');
      expect(html).toContain('href="/cars/corrin-c-1#similar"');
      expect(seen(html)).not.toMatch(/About:|Your next car|FORGED|value="(?:c-1|19280|20280)"/);
    },
  );
});
