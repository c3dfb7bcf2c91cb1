import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const found = (label: string, href: string) => {
  const written = href.replaceAll('&', '&amp;');
  const blocks = [
    { type: 'buttons', data: { buttons: [{ text: label, href }] } },
    { type: 'paragraph', data: { text: `<a href="${written}">${label}</a>` } },
  ];
  return reportLines(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'link-contradictory' },
  );
};

it.each([
  ['Under $20,000', '/cars?price=-25000', 'Under $20,000'],
  ['Up to $20k', '/cars?price=5000-25000', 'Up to $20k'],
  ['Under 30,000 km', '/cars?car_type=Used&km=-20000', 'Under 30,000 km'],
  ['Our utes', '/cars?simple_body=SUV', 'utes'],
  ['Hybrid SUVs', '/cars?simple_body=SUV&simple_fuel=Diesel#list', 'Hybrid'],
  ['Seven seats', '/cars?seats=5', 'Seven seats'],
  ['Used cars', '/cars?car_type=New', 'Used cars'],
])('CLI-7: "%s" does not search for %s', (label, href, part) => {
  const lines = found(label, href);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`the link says "${part}", but searches for "`);
});

it.each([
  ['Under $25,000', '/cars?price=-25000'],
  ['Under $25,000', '/cars?price=-24990'],
  ['Under $25,000', '/cars?sort=price'],
  ['Under $150 a week', '/cars?price=-35000'],
  ['Under 20k km', '/cars?km=-20000'],
  ['Utes and vans', '/cars?simple_body=Van'],
  ['Hatchbacks', '/cars?simple_body=Hatch'],
  ['Utes', '/cars?simple_body=Cab%20chassis'],
  ['Plug-in hybrids', '/cars?simple_fuel=Plug-in%20hybrid'],
  ['Diesel utes', '/cars?simple_body=Ute'],
  ['Seven seats', '/cars?seats=7&seats=8'],
  ['Five seats or more', '/cars?seats=7'],
  ['Nearly new cars', '/cars?car_type=Demo'],
  ['New in this week', '/cars?car_type=Used'],
  ['Caravans', '/cars?simple_body=Ute'],
  ['See all our cars', '/cars'],
])('CLI-7: "%s" may search for %s', (label, href) => {
  expect(found(label, href)).toEqual([]);
});
