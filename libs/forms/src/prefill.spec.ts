import { describe, expect, it } from 'vitest';
import { formDefinition } from './form-definition.ts';
import { initialValues, prefill } from './prefill.ts';
import { everything, ownForm, page, presetForm, site } from './testing/sites.ts';

const query = (text: string) => new URLSearchParams(text);

describe('prefill', () => {
  it('FRM-8: fills the fields that the query names', () => {
    const finance = presetForm('finance', everything);
    expect(
      prefill(finance, query('vehiclePriceBudget=25000&preferredDealership=wharf-road')),
    ).toEqual({
      vehiclePriceBudget: '25000',
      preferredDealership: 'wharf-road',
    });
    expect(prefill(presetForm('test-drive'), query('make=Corrie&model_name=Tern'))).toEqual({
      make: 'Corrie',
      model_name: 'Tern',
    });
  });

  it('FRM-8: carries along every known name that no field asks', () => {
    const all =
      'stock_number=H1&selected_car=Tern&car_id=7&vehiclePriceBudget=9000&car_type=Used&preferredDealership=a&make=Corrie&model_id=3&model_name=Tern&vehicle=tern&utm_source=mail&utm_campaign=may&utm_medium=cpc';
    expect(prefill(presetForm('lead'), query(all))).toEqual(Object.fromEntries(query(all)));
  });

  it('FRM-8: finds fields that ask the same under another name', () => {
    const own = presetForm('trade-in', everything);
    expect(
      prefill(own, query('make=Corrie&model_name=tern&preferredDealership=hill-street')),
    ).toEqual({
      Make: 'Corrie',
      Model: 'Tern',
      location: 'hill-street',
    });
    const service = presetForm('service-booking', everything);
    expect(prefill(service, query('make=Corrie'))).toEqual({ 'Vehicle Make': 'Corrie' });
  });

  it.each(['stock_number=H1', 'selected_car=Tern', 'car_id=7', 'vehicle=tern', 'model_id=3'])(
    'FRM-8, TRD-1: with %s, make and model are those of the car for sale, not of the visitor’s own',
    (named) => {
      const [name, value] = named.split('=') as [string, string];
      const about = query(`${named}&make=Corrie&model_name=Tern&car_type=Used`);
      const carried = { [name]: value, car_type: 'Used' };
      for (const preset of ['trade-in', 'sell-my-car', 'valuation', 'service-booking'] as const)
        expect(prefill(presetForm(preset, everything), about)).toEqual(carried);
      expect(prefill(presetForm('test-drive'), about)).toEqual({
        ...carried,
        make: 'Corrie',
        model_name: 'Tern',
      });
    },
  );

  it('FRM-8, TRD-1: a form about both cars is filled for the one that is asked about', () => {
    const asked = [
      { name: 'make', type: 'make' as const },
      { name: 'Model', type: 'model' as const },
    ];
    const about = query('car_id=7&make=Corrie&model_name=Tern');
    const both = ownForm({ fields: [...asked, { name: 'Rego', type: 'rego' }] });
    expect(prefill(both, about)).toEqual({ car_id: '7', make: 'Corrie' });
    expect(prefill(ownForm({ fields: asked }), about)).toEqual({
      car_id: '7',
      make: 'Corrie',
      Model: 'Tern',
    });
    const own = ownForm({ category: 'Sell My Car Enquiry', fields: asked });
    expect(prefill(own, about)).toEqual({ car_id: '7' });
  });

  it.each(['ostara', 'OSTARA', ' Ostara ', 'Östara', 'ostara%20'])(
    'FRM-8: %j picks the option as it is spelled',
    (text) => {
      const options = ['Corrin', 'Ostara'];
      const form = ownForm({ fields: [{ name: 'make', type: 'make', options }] });
      expect(initialValues(form, query(`make=${text}`))).toEqual({ make: 'Ostara' });
      const at = { ...page, given: { make: decodeURIComponent(text) } };
      const fields = [{ name: 'make', type: 'make' as const, options }];
      expect(initialValues(formDefinition({ fields }, site(), at))).toEqual({ make: 'Ostara' });
    },
  );

  it('DSH-1: the picked dealership of the search is picked in the form', () => {
    expect(prefill(presetForm('finance', everything), query('locationId=wharf-road'))).toEqual({
      preferredDealership: 'wharf-road',
    });
    expect(prefill(presetForm('lead'), query('locationId=wharf-road'))).toEqual({
      location_id: 'wharf-road',
    });
  });

  it('FRM-8: an address can put words into no other field', () => {
    const form = ownForm({
      fields: [
        { name: 'email', type: 'email' },
        { name: 'make', type: 'checkbox' },
        { name: 'vehicle', type: 'radio', options: ['Tern'] },
      ],
    });
    const evil = 'email=x@example.com&__proto__=x&constructor=x&make=on&vehicle=Fake&location_id=x';
    expect(prefill(form, query(evil))).toEqual({});
    expect(prefill(form, query(`stock_number=${'x'.repeat(301)}&car_id=a%00b&car_type=+`))).toEqual(
      {},
    );
    expect(prefill(form, query('stock_number=first&stock_number=second'))).toEqual({
      stock_number: 'first',
    });
  });

  it('FRM-1 SVC-3: a form begins with its defaults, what the page knows, and the query above them', () => {
    const fields = [
      { name: 'Kind', type: 'select' as const, options: ['A', 'B'], defaultSelected: 'B' },
      { name: 'Old', type: 'select' as const, options: ['A'], defaultSelected: 'Gone' },
      { name: 'opt_in', type: 'checkbox' as const, defaultChecked: true },
      { name: 'make', type: 'make' as const },
      { name: 'Vehicle State', type: 'state' as const },
    ];
    const at = { ...page, given: { make: 'Corrie' } };
    const form = formDefinition({ fields }, site({ forms: { defaultState: 'VIC' } }), at);
    const start = { Kind: 'B', opt_in: true, make: 'Corrie', 'Vehicle State': 'VIC' };
    expect(initialValues(form)).toEqual(start);
    expect(initialValues(form, query('make=Ostara'))).toEqual({ ...start, make: 'Ostara' });
  });
});
