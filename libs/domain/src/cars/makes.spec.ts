import { describe, expect, it } from 'vitest';
import { makesOf, modelsOf } from './makes.ts';

const model = (manufacturer_name: string | undefined, name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  ...(manufacturer_name && { manufacturer_name }),
});

describe('makesOf', () => {
  it('FRM-14: makes and models of brands, range and stock, each once, in alphabetical order', () => {
    const makes = makesOf({
      brands: [
        { id: '1', name: 'Ostara Cars', make: 'Ostara' },
        { id: '2', name: 'Corrin' },
      ],
      models: [model('Ostara', 'Tern'), model('ostara', 'Egret'), model(undefined, 'Nobody’s')],
      stock: [
        { make: 'OSTARA', models: ['tern ', 'Wren'] },
        { make: 'Halden', models: ['M10', 'M9'] },
      ],
    });
    expect(makes).toEqual([
      { make: 'Corrin', models: [] },
      { make: 'Halden', models: ['M9', 'M10'] },
      { make: 'Ostara', models: ['Egret', 'Tern', 'Wren'] },
    ]);
    expect(makesOf({})).toEqual([]);
  });

  it('FRM-14: models are found by the make in any spelling', () => {
    const makes = [{ make: 'Great Wren', models: ['One'] }];
    expect(modelsOf(makes, ' great  wren ')).toEqual(['One']);
    expect(modelsOf(makes, 'Elsewhere')).toBeUndefined();
  });
});
