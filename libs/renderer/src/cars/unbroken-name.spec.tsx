import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbrokenName } from './unbroken-name.tsx';

const markup = (name: string) => renderToStaticMarkup(<b>{unbrokenName(name)}</b>);

it('CAR-6: a name with a hyphen, such as CX-5, stays on one line', () => {
  expect(markup('2022 Tern CX-5 Touring')).toBe(
    '<b>2022 Tern <span class="fc-unbroken">CX-5</span> Touring</b>',
  );
  expect(markup('2022 Tern Touring')).toBe('<b>2022 Tern Touring</b>');
  expect(markup('Very-long-names-of-trims-break')).toBe('<b>Very-long-names-of-trims-break</b>');
});
