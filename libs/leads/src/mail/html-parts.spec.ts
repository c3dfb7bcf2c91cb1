import { expect, it } from 'vitest';
import { htmlText, link } from './html-parts.ts';

it('FRM-15: text in a mail keeps its lines and letters, and no control characters', () => {
  expect(htmlText('Is it\u0000 "quiet"?\u0007\r\nYes\u001b[31m & no🚗\ud800')).toBe(
    'Is it &quot;quiet&quot;?<br>Yes[31m &amp; no🚗',
  );
  expect(link('https://dealer.example/\u0001"cars', 'Cars')).toContain(
    'href="https://dealer.example/&quot;cars"',
  );
});

it('FRM-15: no line ends between a time and its am or pm, in text alone', () => {
  expect(htmlText('Tuesday at 4:30 pm, or 10 amps')).toBe('Tuesday at 4:30\u00a0pm, or 10 amps');
  expect(link('sms:0491570156?body=At 4:30 pm', 'At 4:30 pm')).toMatch(
    /body=At 4:30 pm".*>At 4:30\u00a0pm</,
  );
});
