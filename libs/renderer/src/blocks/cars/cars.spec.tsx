import type { CarsData, FartherCars } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { readCarSearch } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { drawBlocks, type DrawnTenant } from '../../testing/draw-blocks.ts';
import { testAsset } from '../../testing/snapshot.ts';
import { stepsBetween } from './wording/describe-search.ts';
import { droppedNotice } from './results/dropped-words.tsx';
import { pagesAround } from './results/paging.tsx';
import { titleOfSearch } from './wording/state-search.ts';

const sample = Array.from({ length: 8 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `2024 Ostara Tern ${index}`,
  make: index % 2 ? 'Halden' : 'Ostara',
  car_type: 'Used',
  simple_body: 'SUV',
  simple_fuel: 'Hybrid',
  seats: 5,
  km: 10_000 * (index + 1),
  year: 2016 + index,
  price: 41_880,
  location_name: 'Northpoint',
}));

const withYard = sample.map((car) => ({ ...car, location_id: 'northpoint' }));

const copy = copyFor({ region: 'AU' });

const draw = (data: CarsData, search = '', given: DrawnTenant = {}) =>
  drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Our stock' } },
      { type: 'cars', data: { ...data } },
    ],
    {
      data: { cars: sample },
      request: { url: { pathname: '/test', search } },
      ...given,
    },
  );

/** The sample stock, filtered by the lists of values and the ranges of a search. */
const filtered: DrawnTenant = {
  data: {
    cars: sample,
    matches: (car, { facetFilters = [], numericFilters = [] }) =>
      facetFilters.flat().every((filter) => {
        const [facet, value] = String(filter).split(':') as [string, string];
        return facet === 'sold' || car[facet] === value;
      }) &&
      numericFilters.every((filter) => {
        const [, facet, sign, end] = /^(\w+)([<>]=)(\d+)$/.exec(String(filter))!;
        const value = car[facet!] as number;
        return sign === '<=' ? value <= Number(end) : value >= Number(end);
      }),
  },
};

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('cars', () => {
  it('CAR-1: a collapsible Search panel is beside the results, without a script', () => {
    const html = draw({});
    expect(html).toMatch(/<form[^>]* action="\/test#cars" method="get"/);
    expect(html).toMatch(
      /<details class="fc-cars__panel"><summary[^>]*>(?:(?!<\/summary>).)*Search/,
    );
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(draw({ hideSearch: true })).not.toMatch(/<form|data-island="cars"/);
  });

  it('CAR-1: says so, word for word, when nothing is found, and how to find more', () => {
    const html = draw({}, '?make=Ostara&year=2017-2017', filtered);
    expect(html).toContain('>No results found for your search at this time<');
    expect(html).toContain('<a href="?year=2017-2017#cars">Search without “Ostara”</a>');
    expect(html).toContain('<a href="?make=Ostara#cars">Search without “2017”</a>');
  });

  it('CAR-1 CAR-10: says so where giving up one filter is not enough, and leads to all cars', () => {
    const all = /<a href="[^"=]*#cars">Search without any filter</;
    const both = draw({}, '?make=Ostara&price=-5000', { data: { cars: [] } });
    expect(both).toMatch(all);
    expect(words(both)).toContain('Removing one filter isn’t enough.');
    expect(both).not.toContain('Search without “');
    const one = draw({}, '?price=-1', { data: { cars: [] } });
    expect(words(one)).toContain('Remove a filter to see more cars:');
    expect(one).not.toMatch(all);
  });

  it('CAR-10: leads from three filters, none of which is enough to remove, to each of them with its cars', () => {
    const html = draw({}, '?make=Ostara&simple_fuel=Diesel&year=2017-2017&price=-5000', filtered);
    expect(
      [...html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, ...link]) => link),
    ).toEqual([
      ['?year=2017-2017#cars', '1 car from 2017 only'],
      ['?make=Ostara#cars', '4 Ostara cars'],
      ['?#cars', 'Search without any filter'],
    ]);
    expect(words(html)).toContain('Removing one filter isn’t enough. You could look at:');
  });

  it('CAR-1: an empty yard has one sentence, the number to call, and nothing to search', () => {
    const html = draw({}, '', { data: { cars: [] } });
    expect(words(html)).toContain(
      'Our stock No results found for your search at this time Call us on (02) 5550 0100 and we’ll help you find one.',
    );
    expect(words(html).match(/No |0 cars/g)).toHaveLength(1);
    expect(html).not.toMatch(/<form|<select|data-island/);
    expect(draw({}, '?page=2')).toContain('<form');
    const filtered = words(draw({}, '?make=Corrie', { data: { cars: [] } }));
    expect(filtered).toContain('No Corrie cars');
    expect(filtered.match(/No results/g)).toHaveLength(1);
    expect(filtered).not.toContain('No cars');
  });

  it('CAR-2: values carry how many cars there are, those without any too', () => {
    const html = draw({ facets: ['make', 'certified'] }, '?make=Corrie');
    const labels = [
      ...html.matchAll(/<label[^>]*>(?:(?!<\/label>).)*type="checkbox".*?<\/label>/g),
    ];
    expect(labels.map(([label]) => words(label).trim())).toEqual([
      'Ostara 4 cars',
      'Halden 4 cars',
      'Corrie 0 cars',
    ]);
    expect(labels[2]![0]).toMatch(/data-none="true".* checked=""/);
  });

  it('CAR-10: a link with another case reads as the stock is spelled', () => {
    const html = draw({}, '?make=ostara&make=corrie');
    expect(words(html)).toContain('8 Ostara or corrie cars');
    expect(html).toContain(
      'href="?make=corrie#cars"><span class="fc-sr-only">Remove </span>Ostara',
    );
  });

  it('CAR-2: each choice is a chip that takes itself back; one link takes back all', () => {
    const html = draw({}, '?make=Ostara&make=Halden&price=10000-30000&sort=price:asc&page=2');
    const chips = [...html.matchAll(/<a class="fc-cars__c\w+" href="([^"]*)">(.*?)<\/a>/g)];
    expect(chips.map(([, href, text]) => [words(text!).trim(), href])).toEqual([
      ['Remove Ostara', '?make=Halden&amp;price=10000-30000&amp;sort=price:asc#cars'],
      ['Remove Halden', '?make=Ostara&amp;price=10000-30000&amp;sort=price:asc#cars'],
      ['Remove $10,000 to $30,000', '?make=Ostara&amp;make=Halden&amp;sort=price:asc#cars'],
      ['Clear all', '?sort=price:asc#cars'],
    ]);
  });

  it('CAR-1: counts in words what was asked for', () => {
    const html = draw({}, '?car_type=Used&car_type=Demo&simple_fuel=Hybrid&make=Ostara');
    expect(html).toContain('<h2>8 used or demo hybrid Ostara cars</h2>');
    expect(draw({}, '', { data: { cars: sample.slice(0, 1) } })).toContain('<h2>1 car</h2>');
  });

  it('CAR-4: the rest is on further pages, each with an address', () => {
    const html = draw({}, '?make=Ostara&page=3');
    expect(words(html)).toContain('Cars 7 to 8 of 8');
    expect(html).toContain('href="?make=Ostara&amp;page=2#cars" rel="prev"');
    expect(html).not.toContain('rel="next"');
    expect(html).toMatch(/aria-current="page"><span[^>]*>Page <\/span>3/);
    expect(words(draw({}, '?page=9'))).toContain('There’s no page 9. See the first page');
    expect(pagesAround(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  });

  it('CAR-5: View All Cars shows on pages of type Car unless hidden', () => {
    const car = { page: { pageType: 'Car' } } as const;
    const site = { settings: { cars: { stockPath: '/stock' } } };
    expect(draw({}, '', car)).toMatch(/href="\/cars"[^>]*>View All Cars</);
    expect(draw({}, '', { ...car, site })).toMatch(/href="\/stock"[^>]*>View All Cars</);
    expect(draw({ hideViewAllButton: true }, '', car)).not.toContain('View All Cars');
    expect(draw({})).not.toContain('View All Cars');
  });

  it('CAR-1 CAR-11: a card names price and weekly repayment, whose terms are below', () => {
    expect(words(draw({}))).toContain('$41,880 asking price');
    expect(words(draw({}))).not.toMatch(/a week|Weekly figures/);
    for (const price of [undefined, 0, -1]) {
      const poor = draw({}, '', { data: { cars: [{ id: 'a', slug: 'a', name: 'A car', price }] } });
      expect(words(poor)).toContain('Ask us for the price');
      expect(poor).not.toMatch(/a week|\$0/);
    }
    const settings = { cars: { interest: 7.49, comparisonRate: 8.12, priceTerms: 'drive away' } };
    const cheap = draw({}, '', {
      data: { cars: [{ id: 'a', slug: 'a', name: 'A', price: 3_990 }] },
      site: { settings },
    });
    expect(words(cheap)).toContain('$3,990 drive away');
    expect(words(cheap)).not.toMatch(/a week|Weekly figures/);
    const compared = words(draw({}, '', { site: { settings } }));
    expect(compared).toContain('$193 a week* 8.12% p.a. comparison rate*');
    expect(compared).toContain('at 7.49% p.a. (comparison rate 8.12% p.a.)');
    const nz = words(draw({}, '', { site: { region: 'NZ' } }));
    expect(nz).toContain('a week* 11.95% p.a. interest rate* $55,677 in all');
  });

  it('WEB-4: a dealer’s label is quiet: the accent is for the main action', () => {
    const tagged = sample.slice(0, 1).map((car) => ({ ...car, tag: 'Just arrived' }));
    const html = draw({ hideSearch: true }, '', { data: { cars: tagged } });
    expect(html).toContain('<span class="fc-car__label" data-look="soft">Just arrived</span>');
    expect(html).not.toContain('data-look="accent"');
  });

  it('CAR-2: a range says what the stock has, and what is chosen in it', () => {
    const text = words(draw({ facets: ['km', 'year', 'price'] }, '?year=2019-'));
    expect(text).toContain('Kilometres Kilometres In stock: 10,000 km to 80,000 km');
    expect(text).toContain('Year 2019 or newer Year In stock: 2016 to 2023');
    expect(text).not.toContain('Price Price');
  });

  it('CAR-2: words can be looked for; they are a chip, too', () => {
    const html = draw({}, '?q=tern&make=Ostara');
    expect(html).toMatch(/<input type="search"[^>]*name="q"[^>]*value="tern"/);
    expect(html).toMatch(/href="\?make=Ostara#cars"><span[^>]*>Remove <\/span>tern</);
  });

  it('CAR-1: the panel ends with what it leads to, and with a way back to all cars', () => {
    expect(words(draw({}))).toContain('Show 8 cars');
    expect(draw({})).not.toContain('Clear all');
    const none = draw({}, '?make=Ostara', { data: { cars: [] } });
    expect(none).toMatch(/<button[^>]*type="submit"[^>]*>Search</);
    expect(words(none)).not.toContain('Show 0');
    expect(draw({}, '?make=Ostara&sort=km:asc')).toContain('href="?sort=km:asc#cars">Clear all');
  });

  it('CAR-4: a page of 250 cars weighs little: under 1,500 characters a card', () => {
    const photos = [testAsset('/assets/stock/car-from-the-front.svg')];
    const stock = Array.from({ length: 250 }, (_, index) => ({
      ...sample[0]!,
      id: `c-${index}`,
      tag: 'Just arrived',
      photos: ['/assets/stock/car-from-the-front.svg'],
      photos_count: 12,
    }));
    const html = draw({ showAllCars: true }, '', { data: { cars: stock }, assets: photos });
    const cards = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
    expect(cards.match(/<article/g)).toHaveLength(250);
    expect(cards.match(/ loading="lazy"/g)).toHaveLength(250);
    expect(cards).not.toContain('<svg');
    expect(cards.length / 250).toBeLessThan(1500);
  });

  it('CAR-7: a card counts the photographs that the car’s page shows, not those that are gone', () => {
    const assets = ['front', 'rear'].map((view) => testAsset(`/assets/stock/${view}.jpg`));
    const photos = ['front', 'side', 'rear'].map((view) => `/assets/stock/${view}.jpg`);
    const stock = [{ ...sample[0]!, photos, photos_count: 6 }];
    const html = draw({}, '', { data: { cars: stock }, assets });
    expect(html).toMatch(/class="fc-car__count"[^>]*>2</);
  });

  it('WEB-3: a card in a row that scrolls sideways asks for a picture of its width', () => {
    const photo = testAsset('/assets/stock/car.jpg', { width: 1600, height: 1000 });
    const photos = [photo.path];
    const given = { data: { cars: sample.map((car) => ({ ...car, photos })) }, assets: [photo] };
    expect(draw({ hideSearch: true }, '', given)).toContain(' 48vw, 20rem"');
    expect(draw({}, '', given)).toContain(' 48vw, 92vw"');
  });

  it('CAR-7: the first photographs of a car can be swiped; one needs nothing, a long list has one', () => {
    const photos = Array.from({ length: 7 }, (_, index) => `https://feed.example/${index}.jpg`);
    const stock = [photos.slice(0, 1), photos].map((own, index) => ({
      ...sample[0]!,
      ...{ id: `s-${index}`, slug: `s-${index}`, photos: own },
    }));
    const [one, several] = draw({}, '', { data: { cars: stock } }).match(
      /<article.*?<\/article>/gs,
    )!;
    expect(one).not.toContain('fc-car__photos');
    expect(one).not.toContain('--photos');
    expect(several).toMatch(
      /style="--photos:5">.*<a class="fc-car__photos" href="\/cars\/s-1" tabindex="-1" aria-hidden="true">/i,
    );
    expect(several!.match(/<img /g)).toHaveLength(5);
    expect(several!.match(/ loading="lazy"/g)).toHaveLength(5);
    expect(words(several!)).toContain('7 photos');
    const long = Array.from({ length: 60 }, (_, index) => ({ ...stock[1]!, id: `l-${index}` }));
    const html = draw({ showAllCars: true }, '', { data: { cars: long } });
    expect(html.match(/class="fc-car__photos"/g)).toHaveLength(48);
  });

  it('CAR-2: ends of ranges are round numbers that cover the stock', () => {
    expect(stepsBetween(8_990, 89_990, false)).toEqual(
      Array.from({ length: 10 }, (_, index) => index * 10_000),
    );
    expect(stepsBetween(2016, 2019, true)).toEqual([2016, 2017, 2018, 2019]);
    expect(draw({ facets: ['price'] }, '?price=12345-')).toMatch(
      /<option value="12345-" selected="">\$12,345</,
    );
  });

  it('CAR-10: names the words that nothing in stock matches, and what it searched for instead', () => {
    const html = draw({}, '?q=Used%20SUV%20zzz', { data: { cars: sample, droppedWords: ['zzz'] } });
    expect(html).toContain(
      '<p class="fc-cars__dropped">No matches for “zzz”; showing results for “Used SUV”.</p>',
    );
    expect(droppedNotice('Zzz Māori qqq', ['zzz', 'qqq'], copy)).toBe(
      'No matches for “Zzz” or “qqq”; showing results for “Māori”.',
    );
    expect(droppedNotice("Tern O'Brien", ['obrien'], copy)).toBe(
      "No matches for “O'Brien”; showing results for “Tern”.",
    );
    expect(droppedNotice('zzz', ['zzz'], copy)).toBe('No matches for “zzz”.');
    expect(droppedNotice('tern', [], copy)).toBeUndefined();
  });

  it('CAR-10: without any car, the words that nothing matches are named by the search without them alone', () => {
    const html = draw({}, '?q=zzz', { data: { cars: [], droppedWords: ['zzz'] } });
    expect(html).not.toContain('fc-cars__dropped');
    expect(words(html)).toContain('Search without “zzz”');
  });

  it('CAR-10: a histogram of the stock is above the ends of the price, its chosen bars marked', () => {
    const prices = [8_990, 12_490, 15_990, 18_990, 18_990, 249_900];
    const cars = prices.map((price, index) => ({ ...sample[0]!, id: `p-${index}`, price }));
    const html = draw({ facets: ['price'] }, '?price=9000-20000', { data: { cars } });
    expect(html).toContain('data-steps="8000 9000 15000 20000 250000"');
    expect(
      [...html.matchAll(/<i([^>]*) style="height:(\d+)%"/g)].map((bar) => bar.slice(1)),
    ).toEqual([
      ['', '33'],
      [' data-in="true"', '33'],
      [' data-in="true"', '100'],
      ['', '33'],
    ]);
    expect(html).toMatch(
      /aria-label="Lowest price" aria-valuetext="\$9,000" data-side="min" min="0" max="4" value="1"/,
    );
  });

  it('CAR-2: body types are tiles with a drawing; those without one have a plain tile', () => {
    const cars = ['SUV', 'Hatch', 'Hovercraft'].map((simple_body, index) => ({
      ...sample[index]!,
      id: `b-${index}`,
      simple_body,
    }));
    const html = draw({ facets: ['simple_body', 'make'] }, '', { data: { cars } });
    expect(html.match(/class="fc-cars__tiles"/g)).toHaveLength(1);
    const tiles = /class="fc-cars__tiles".*?<\/fieldset>/s.exec(html)![0];
    expect(tiles.match(/class="fc-body"/g)).toHaveLength(2);
    expect(words(html)).toContain('Hovercraft 1 car');
    expect(html).toMatch(/<fieldset class="fc-cars__values"><legend[^>]*>Make/);
  });

  it('CAR-2: colours are swatches with their names and counts', () => {
    const cars = ['blue', 'blue', 'black'].map((simple_colour, index) => ({
      ...sample[0]!,
      ...{ id: `p-${index}`, simple_colour },
    }));
    const html = draw({ facets: ['simple_colour'] }, '?simple_colour=blue', { data: { cars } });
    const swatches = /<fieldset class="fc-cars__tiles fc-cars__colours">.*?<\/fieldset>/s.exec(
      html,
    )![0];
    expect(swatches).toMatch(/checked="" value="blue"\/><i class="fc-swatch" style="--paint:#\w+"/);
    expect(words(swatches)).toContain('Blue 2 cars Black 1 car');
    expect(html).toContain('<h2>3 blue cars</h2>');
  });

  it('CAR-2: a transmission is chosen by the word that people use, and stated in the heading', () => {
    const cars = ['automatic', 'automatic', 'manual'].map((simple_transmission, index) => ({
      ...sample[0]!,
      ...{ id: `g-${index}`, simple_transmission },
    }));
    const html = draw({ facets: ['simple_transmission'] }, '?simple_transmission=Automatic', {
      data: { cars },
    });
    expect(words(html)).toContain('Transmission Automatic');
    expect(html).toContain('<h2>3 automatic cars</h2>');
    expect(html).toMatch(/name="simple_transmission" checked="" value="automatic"/);
  });

  it('CAR-10: price steps follow the stock: one dear car does not stretch them', () => {
    const prices = [8_990, 12_490, 15_990, 18_990, 21_990, 24_990, 27_990, 31_990, 36_990, 249_900];
    const cars = prices.map((price, index) => ({ ...sample[0]!, id: `p-${index}`, price }));
    const html = draw({ facets: ['price'] }, '', { data: { cars } });
    const steps = [...html.matchAll(/value="-(\d+)"/g)].map(([, step]) => Number(step));
    expect(steps).toEqual([8_000, 9_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 250_000]);
  });

  it('CAR-10: a list can grow by a link to the same list with more cars, at the first new one', () => {
    const html = draw({ showMore: 2 }, '?make=Ostara&page=2');
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(words(html)).toContain('4 of 8 cars');
    expect(html).toContain('href="?make=Ostara&amp;page=3#cars-car-5">Show 2 more</a>');
    expect([...html.matchAll(/<li id="(cars-car-\d+)"/g)].map(([, id]) => id)).toEqual([
      'cars-car-1',
      'cars-car-3',
    ]);
    expect(html).not.toContain('fc-cars__paging');
    expect(draw({ showMore: 3 }, '?page=3')).not.toContain('rel="next"');
    expect(draw({ showMore: 100 })).not.toContain('fc-cars__more');
  });

  it('CAR-4: a page of 250 cars has links that jump ahead, by what the list is sorted by', () => {
    const stock = Array.from({ length: 120 }, (_, index) => ({
      ...sample[0]!,
      id: `c-${index}`,
      price: 10_000 + 100 * index,
    }));
    const links = (search: string) =>
      [
        ...draw({ showAllCars: true }, search, { data: { cars: stock } }).matchAll(
          /<a href="#(cars-car-\d+)"[^>]*>([^<]*)</g,
        ),
      ].map((link) => link.slice(1));
    expect(links('')).toEqual([
      ['cars-car-1', '1–50'],
      ['cars-car-51', '51–100'],
      ['cars-car-101', '101–120'],
    ]);
    expect(links('?sort=price:asc').map(([, text]) => text)).toEqual([
      '$10,000',
      '$15,000',
      '$20,000',
    ]);
    expect(draw({ showAllCars: true })).not.toContain('fc-cars__jump');
  });

  it('CAR-1: the heading and the page’s title state the search, breadcrumbs lead back', () => {
    const search =
      '?simple_fuel=Hybrid&simple_body=SUV&price=-40000&year=2019-&location_name=Northpoint';
    const html = drawBlocks([{ type: 'cars', data: {} }], {
      data: { cars: sample },
      request: { url: { pathname: '/test', search } },
    });
    expect(html).toContain('<h1>8 hybrid SUVs under $40,000, from 2019, at Northpoint</h1>');
    expect(html).toMatch(
      /<a href="\/test">[^<]*<\/a><\/li><li aria-current="page">Hybrid SUVs under \$40,000, from 2019, at Northpoint</,
    );
    expect(draw({}, '?make=Ostara&q=tow+bar')).toMatch(
      /<h2>\d Ostara cars? matching “tow bar”<\/h2>/,
    );
    expect(words(draw({}, '?simple_body=Hatch&price=10000-20000'))).toContain(
      '8 hatches from $10,000 to $20,000',
    );
    const formats = { copy, locale: 'en-AU', currency: 'AUD' };
    expect(titleOfSearch(readCarSearch('?q=towbar&make=Ostara'), formats)).toBe(
      'Ostara cars “towbar”',
    );
    expect(titleOfSearch(readCarSearch('?seats=7'), formats)).toBe('Search results');
  });

  it('CAR-10: a price among the keywords is a filter with a chip of its own, stated in the heading', () => {
    const html = draw({}, '?q=hybrid+suv+under+$45,000', { data: { cars: sample } });
    expect(html).toContain('<h2>8 cars under $45,000 matching “hybrid suv”</h2>');
    expect(html).toMatch(
      /href="\?q=hybrid\+suv#cars"[^>]*><span[^>]*>Remove <\/span>Up to \$45,000/,
    );
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="hybrid suv"/);
    expect(html).toContain('<option value="-45000" selected="">');
  });

  it('CAR-2 DSH-2: a suburb and a distance are fields, a chip and part of the heading', () => {
    const nearby = { place: 'Parramatta, NSW', km: { northpoint: 12.4 } };
    const html = draw({}, '?near=Parramatta&within=100&make=Ostara', {
      data: { cars: withYard, nearby },
    });
    expect(html).toMatch(/<input type="search"[^>]* name="near" value="Parramatta"/);
    expect(html).toContain('<option value="100" selected="">100\u00a0km</option>');
    expect(html).toContain('8 Ostara cars near Parramatta</h2>');
    expect(html).toMatch(
      /href="\?make=Ostara#cars"><span[^>]*>Remove <\/span>Within 100\u00a0km of Parramatta</,
    );
    expect(words(html)).toContain('Distances are in a straight line from Parramatta, NSW.');
    expect(words(html)).toContain('At Northpoint, 12 km');
    const apart = withYard.map((car, index) => ({ ...car, location_name: `Yard ${index}` }));
    const site = { region: 'NZ' } as const;
    const other = draw({}, '', { site, data: { cars: apart } });
    expect(other).toMatch(/<input type="search"[^>]* list="fc-near-places" name="near"/);
    expect(draw({}), 'of one location').not.toContain('name="near"');
  });

  it('CAR-2 DSH-2: an unknown place is no filter: a note says so, and the field has it to be corrected', () => {
    const html = draw({}, '?near=Paramata&make=Ostara');
    expect(html).toContain('<h2>8 Ostara cars</h2>');
    expect(html).toMatch(/ name="near" value="Paramata"/);
    expect(words(html)).toContain(
      'We couldn’t find “Paramata”. Check the spelling, or try a larger town nearby. These are the cars at all our locations.',
    );
    expect(html).not.toMatch(/Within 50|near Paramata/);
    expect(draw({}, '?near=Paramata', { data: { cars: [] } })).not.toContain('Search without');
  });

  it('CAR-10: without a car near a place, offers the smallest larger distance with cars, then any distance', () => {
    const search = (within: FartherCars['within']) =>
      draw({}, '?near=Parramatta&within=25&make=Ostara&page=2', {
        data: {
          cars: [],
          nearby: { place: 'Parramatta, NSW', km: {}, farther: { anywhere: 7, within } },
        },
      });
    expect(search({ km: 250, count: 3 })).toContain(
      '<li><a href="?make=Ostara&amp;near=Parramatta&amp;within=250#cars">Search within 250\u00a0km of Parramatta</a> <span>3 cars</span></li>',
    );
    const none = search(undefined);
    expect(none).not.toContain('Search within');
    expect(words(none)).toContain('Search without “Within 25 km of Parramatta” 7 cars');
  });

  it('CAR-2: a place reads as it spells itself, however it was typed; the field has what was typed', () => {
    const nearby = { place: 'Ōhaupō, Waikato', km: { northpoint: 1 } };
    const html = draw({}, '?near=ohaupo', { data: { cars: withYard, nearby } });
    expect(html).toContain('8 cars near Ōhaupō</h2>');
    expect(html).toContain('Within 50\u00a0km of Ōhaupō<');
    expect(html).toMatch(/ name="near" value="ohaupo"/);
    expect(draw({}, '?near=3803', { data: { cars: withYard, nearby } })).toContain(
      '8 cars near Ōhaupō, Waikato</h2>',
    );
  });

  it('CAR-2: a postcode that nobody here has is no misspelt place: the note names a town that is known', () => {
    const html = draw({}, '?near=2150', { data: { cars: sample, exampleTown: 'Northpoint' } });
    expect(words(html)).toContain(
      'We can’t search near the postcode 2150. Type a suburb or town instead, such as Northpoint. These are the cars at all our locations.',
    );
  });

  it('CAR-10: a range of one value reads as the value, and ends in the wrong order as the range', () => {
    const html = draw({}, '?year=2018-2018&price=20000-20000&km=50000-50000&simple_body=SUV');
    expect(html).toContain('<h2>8 SUVs at $20,000, from 2018 only, with 50,000\u00a0km</h2>');
    expect(words(html)).toMatch(/Remove 2018 .*Remove \$20,000 /);
    expect(html).not.toMatch(/2018 to 2018|\$20,000 to \$20,000/);
    expect(draw({}, '?price=60000-20000')).toContain('<h2>8 cars from $20,000 to $60,000</h2>');
  });

  it('CAR-2: the first searchable block owns the page’s query; others keep to their own cars', () => {
    const block = (data: CarsData) => ({ type: 'cars', data: { ...data } });
    const html = drawBlocks(
      [
        block({ variant: 'finder' }),
        block({ hideSearch: true }),
        block({ heading: 'All cars' }),
        block({ heading: 'More cars' }),
      ],
      {
        data: { cars: sample },
        request: { url: { pathname: '/test', search: '?page=2&make=Ostara' } },
      },
    );
    expect(html.match(/class="fc-cars__panel"/g)).toHaveLength(1);
    expect(html.match(/class="fc-cars__paging"/g)).toHaveLength(1);
    const second = html.slice(html.indexOf('More cars'));
    expect(second).toContain('Ostara Tern 0');
    expect(second).not.toContain('Ostara Tern 3');
    expect(html.slice(html.indexOf('All cars'), html.indexOf('More cars'))).toContain('Tern 3');
  });

  it('CAR-2: links of a block without an id lead back to the block, and each block to itself', () => {
    const html = drawBlocks([
      { type: 'offers', data: {} },
      { type: 'offers', data: {} },
      { id: 'cars', type: 'paragraph', data: { text: 'Named like a type' } },
      { type: 'cars', data: {} },
    ]);
    expect([...html.matchAll(/class="fc-block" id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'offers',
      'offers-2',
      'cars',
      'cars-2',
    ]);
    expect(html).toContain('action="/test#cars-2"');
    expect(html).toMatch(/href="\/test\?model=[^"]*#offers-2"/);
  });
});
