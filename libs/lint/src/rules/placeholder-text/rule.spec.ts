import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'placeholder-text';
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const lines = (text: string) =>
  reportLines({ files: { 'pages/home.json': page({ blocks: [paragraph(text)] }) } }, { rule });

it.each([
  ['Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
  ['TODO: write about the workshop', 'TODO'],
  ['Prices TBC', 'TBC'],
  ['See file:///C:/prices.pdf for prices', 'file:///C:/prices.pdf'],
  ['*** UPDATE THIS *** From $265', '*** UPDATE THIS'],
  ['From $265 (need to confirm with Ada)', '(need to confirm with Ada)'],
  ['Licence LMCT XXXXX', 'XXXXX'],
  ['Call 03 xxxx xxxx', 'xxxx'],
  ['Insert text here', 'Insert text here'],
  ['Insert a photo of the team here', 'Insert a photo of the team here'],
  ['Your heading goes here', 'Your heading goes here'],
  ['Text here', 'Text here'],
  ['Dummy text', 'Dummy text'],
  ['Welcome to {{dealer}}', '{{dealer}}'],
  ['Welcome to ${dealer.name}', '${dealer.name}'],
  ['Welcome to <%= dealer %>', '<%= dealer %>'],
  ['[Dealer name] sells cars', '[Dealer name]'],
  ['Offer ends [date]', '[date]'],
  ['Filters: [object Object]', '[object Object]'],
  ['test test', 'test test'],
  ['Test', 'Test'],
  ['Page title', 'Page title'],
  ['Your tagline here', 'Your tagline here'],
  ['asdfgh', 'asdfgh'],
  ['undefined', 'undefined'],
  ['Write to sales@example.com', 'sales@example.com'],
  ['Call before [insert time]', '[insert time]'],
  ['[Insert photo]', '[Insert photo]'],
  ['Hi, I’m [your name here]', '[your name here]'],
  ['We close at [time]', '[time]'],
  ['Text to follow', 'Text to follow'],
  ['Text to come…', 'Text to come…'],
  ['To be confirmed', 'To be confirmed'],
  ['TBA', 'TBA'],
  ['Hi %FIRSTNAME%, your car is ready', '%FIRSTNAME%'],
  ['Hi *|FNAME|*', '*|FNAME|*'],
  ['From $NaN a week', '$NaN'],
  ['Price: #REF!', '#REF!'],
  ['#N/A', '#N/A'],
  ['Click here to add text', 'Click here to add text'],
  ['Type your paragraph here', 'your paragraph here'],
  ['DRAFT – do not publish', 'DRAFT – do not publish'],
  ['As an AI language model, I cannot verify the price.', 'As an AI language model, I'],
  ['From $XX a week at XX%', '$XX'],
])('CLI-2: «%s» has a placeholder', (text, marked) => {
  expect(lines(text)).toEqual([
    expect.stringContaining(`«${marked}» warning ${rule}: "${marked}" is a placeholder`),
  ]);
});

it.each([
  'Book a test drive. Test it, then test again.',
  'A to-do list for your first service',
  'Drive C: and D: of the car, path A:B',
  'Please have your licence to confirm with us. *Terms apply (you need to check them).',
  'Click here, or insert your key and press start',
  'Sizes M to XXXL', // cspell:ignore XXXL
  'Cold XXXX Gold at the opening party',
  'An XXX-rated film',
  'A sample of our range',
  'Prices [excluding] on-road costs; see [1]',
  'Everything here is checked',
  'Set {a} apart from [b]',
  'Email sales@dealer.example',
  'Order a dummy key',
  'Null gap between the doors',
  'Read the full description here, or send us a text here',
  'A warranty to be written about',
  'The price is to be confirmed by our team.',
  'Colours TBA',
  'Ask Todd, or Nan at the counter',
  'More content to come, and text to follow the map',
  'Prices fell 20%, with 5% OFF% on top',
  'We do not publish reviews that we cannot verify.',
  'Draft beer from noon',
  'Click here to add a car to your list',
  'The XX and the XX Sport',
  'Next >>>>>>> and back <<<<<<< again',
  'Lot #N and hall #A/B',
])('CLI-2: «%s» has none', (text) => {
  expect(lines(text)).toEqual([]);
});

it('CLI-2: mark-up is read as visitors read it, and one text is one finding', () => {
  expect(lines('<b>Lorem</b> ipsum, TODO')).toEqual([
    expect.stringContaining('«Lorem</b> ipsum» warning'),
  ]);
});

it('CLI-2: titles, alternative texts, settings, offers, cars and people are read', () => {
  const banner = { type: 'imageBanner', data: { image: '/assets/a.png', alt: 'TODO' } };
  const files = {
    'site.json': settings({ footnote: 'Licence XXX' }),
    'pages/home.json': page({
      title: 'TBC',
      seo: { description: 'Lorem ipsum' },
      blocks: [banner],
    }),
    'data/cars.json': [null, { name: 'Test car', make: 'Test' }],
    'data/team.json': [{ name: 'Jo Bell', position: 'TBC' }],
    'data/winter.json': [{ name: 'TBC' }],
  };
  expect(reportLines({ files }, { rule }).map((line) => line.split(' ')[0]!)).toEqual([
    expect.stringMatching(/^data\/cars\.json:4/),
    expect.stringMatching(/^data\/team\.json/),
    ...Array<unknown>(3).fill(expect.stringMatching(/^pages\/home\.json/)),
    expect.stringMatching(/^site\.json/),
  ]);
});

it('CLI-7: an address in place of a name is reported', () => {
  const found = (heading: string) => {
    const blocks = [{ type: 'faq', data: { heading, questions: [] } }];
    return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).length;
  };
  expect(['/service', '/assets/yard.webp', 'https://www.demo.example/a'].map(found)).toEqual([
    ...[1, 1, 1],
  ]);
  expect(['24/7', '/', 'Prices / fees', 'www.demo.example'].map(found)).toEqual([0, 0, 0, 0]);
});

it('CLI-7: addresses, holidays, facts of cars and of models are read', () => {
  const files = {
    'data/locations.json': [
      { name: 'Yard', address: { street: 'TBC', city: 'TODO' }, holidays: [{ name: 'TBC' }, null] },
    ],
    'data/cars.json': [{ colour: 'TBC', interior_colour: 'XXX', engine: 'TODO', warranty: 'TBC' }],
    'data/models.json': [
      {
        colours: [{ name: 'TBC' }],
        model_variants: [
          { features: ['TODO'], specifications: [{ name: 'Towing', value: 'TBC' }] },
        ],
      },
      { colours: 'TBC', model_variants: [null] },
    ],
  };
  const marked = reportLines({ files }, { rule }).map((line) => /«(.*?)»/.exec(line)?.[1]);
  expect(marked.sort()).toEqual([...Array(6).fill('TBC'), ...Array(3).fill('TODO'), 'XXX']);
});

it('CLI-2: an address of the domain for examples is a placeholder', () => {
  const found = (href: string) => {
    const blocks = [{ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } }];
    return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).length;
  };
  const examples = ['https://www.example.com/cars', 'mailto:sales@example.com?subject=Hi'];
  expect(examples.map(found)).toEqual([1, 1]);
  const others = ['https://www.example.com.au', 'https://dealer.example', '/test', '/todo/{id}'];
  expect(others.map(found)).toEqual([0, 0, 0, 0]);
});

it('CLI-2: the mailbox for replies is read', () => {
  const found = (replyTo: string) => {
    const site = settings({ settings: { forms: { confirmationEmail: { replyTo } } } });
    return reportLines({ files: { 'site.json': site } }, { rule }).length;
  };
  expect([found('sales@example.com'), found('sales@dealer.example')]).toEqual([1, 0]);
});

it('CLI-2: the template of a component has placeholders', () => {
  const blocks = [paragraph('Open {{hours}}')];
  const component = { name: 'hours', props: [{ name: 'hours' }], blocks };
  expect(reportLines({ files: { 'components/hours.json': component } }, { rule })).toEqual([]);
});

it('CLI-2: a long text is read in linear time', () => {
  const text = 'here [dealer insert the some text {{ test ${a '.repeat(20_000);
  expect(lines(`${text}TODO`)).toHaveLength(1);
});

it('CLI-7: options of forms are read, and examples in their controls if no visitor should see them', () => {
  const field = (changes: object) => {
    const fields = [{ name: 'a', type: 'select', ...changes }];
    const form = { type: 'form', data: { type: 'single', category: 'General Enquiry', fields } };
    return reportLines({ files: { 'pages/home.json': page({ blocks: [form] }) } }, { rule });
  };
  expect(field({ options: ['Lorem ipsum', 'TODO', 'Sales'] })).toHaveLength(2);
  for (const prompt of ['Please select', '-- Please choose one --', 'Select an option…'])
    expect(field({ options: [prompt, 'Sales'] })).toEqual([
      expect.stringContaining('visitors can send it as one'),
    ]);
  expect(field({ options: ['Select', 'Choose for me', 'Please call me'] })).toEqual([]);
  expect(field({ label: 'Please select' })).toEqual([]);
  expect(field({ type: 'text', placeholder: 'Lorem ipsum' })).toHaveLength(1);
  for (const placeholder of ['name@example.com', 'XXX 123', 'Your text here', 'Test'])
    expect(field({ type: 'text', placeholder })).toEqual([]);
});

it.each([
  ['<a href="mailto:sales@example.com">Write to us</a>', 'sales@example.com'],
  ["<a href='mailto:sales@example.net?subject=Hi'>Write to us</a>", 'sales@example.net'],
  ['<a href="mailto:sales@test.com">Write to us</a>', 'sales@test.com'],
  ['<a href="mailto:sales@example.org">sales@example.org</a>', 'sales@example.org'],
])('CLI-2: the mailbox of a link in %s is reported once', (text, marked) => {
  expect(lines(text)).toEqual([expect.stringContaining(`«${marked}»`)]);
});

it.each([
  '<a href="mailto:sales@kauri.example">Write to us</a>',
  '<a href="mailto:sales@example.com.kauri.example">Write to us</a>',
  '<a href="mailto:sales@testing.com">Write to us</a>',
])('CLI-2: %s is no example', (text) => {
  expect(lines(text)).toEqual([]);
});

it.each([
  ['[gallery ids="1,2"]', '[gallery ids="1,2"]'],
  ['Ask us: [contact-form-7 id="12" title="Ask"]', '[contact-form-7 id="12" title="Ask"]'],
  ['Welcome to {dealer_name}', '{dealer_name}'],
  ['Hi {customer.first}', '{customer.first}'],
  ['Finance from X% p.a.', 'X%'],
  ['Comparison rate X.XX% p.a.', 'X.XX%'],
  ['Sure! Here is a rewritten version of your paragraph:', 'Sure! Here is a rewritten version'],
  ['As of my last update, the Heron seats seven', 'As of my last update'],
  ['From (insert price) drive away', '(insert price)'],
  ['Open until six [check with Ada]', '[check with Ada]'],
  ['Bio coming soon', 'Bio coming soon'],
])('CLI-7: «%s» is reported once', (text, marked) => {
  expect(lines(text)).toEqual([expect.stringContaining(`«${marked.replaceAll('"', '\\"')}»`)]);
});

it.each([
  'Sure, here is what a service costs. The Heron comes in the e.max version.',
  'Open six days {closed on Sundays}, 10x% no; the Model X: 5% off, 4x4',
  'The Finch is coming soon, and so is the price (check back in June).',
  'See [1] and [note 2]; press [Enter]',
])('CLI-7: «%s» is no placeholder', (text) => {
  expect(lines(text)).toEqual([]);
});

it('CLI-7: a file on the computer of the editor is reported', () => {
  const text = String.raw`The list is at C:\Users\Ada\prices.xlsx for now.`;
  const files = { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) };
  expect(reportLines({ files }, { rule })).toEqual([
    expect.stringContaining(String.raw`"C:\Users\Ada\prices.xlsx" is a placeholder`),
  ]);
});
