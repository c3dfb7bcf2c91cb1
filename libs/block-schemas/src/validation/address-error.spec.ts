import { describe, expect, it } from 'vitest';
import { addressError } from './address-error.ts';
import { validateBlock } from './validate.ts';

const site = { domains: ['demo.example', 'www.demo.example'] };
const kindOf = (address: string) => addressError(address, site)?.kind;
/** The error with its suggestion, marked with ! if it is a safe fix. */
const fixOf = (address: string) => {
  const { kind, suggestion, isSafe } = addressError(address, site) ?? {};
  return `${kind} ${suggestion}${isSafe ? '!' : ''}`;
};

describe('CLI-7: the error of an address', () => {
  it.each([
    ...['/', '/finance', '/finance?term=5#rates', '?body=SUV', '#hours', '#top', '/assets/a.pdf'],
    ...['https://other.example', 'HTTPS://other.example:8443/a?b=c#d', 'https://bücher.example/'],
    ...['https://203.0.113.7/a', 'https://notdemo.example/demo.example'],
    ...['mailto:sales@dealer.example', 'mailto:a@b.example,c@d.example?subject=Hi%20there'],
    ...['mailto:?subject=A%20car', 'mailto:o%27brien@dealer.example'],
    ...['tel:+61255500142', 'tel:131500', 'tel:(02)5550-0142', 'tel:000', 'TEL:+64-9-555-0142'],
    ...['tel:0255500142;ext=3', 'sms:0400000000?body=Hi', 'sms:?body=Hi'],
    ...['{{href}}', 'https://{{host}}/a', 'javascript:alert(1)'],
  ])('%s has none', (address) => {
    expect(addressError(address, site)).toBeUndefined();
  });

  it.each([
    ['http://other.example/a', 'insecure https://other.example/a'],
    ['HTTP://other.example', 'insecure https://other.example'],
    ['https://demo.example/finance?a=b#c', 'own-domain /finance?a=b#c!'],
    ['http://WWW.demo.example', 'own-domain /!'],
    ['/finance?fbclid=a&term=5#rates', 'tracked /finance?term=5#rates!'],
    ['http://other.example/?gclid=a', 'tracked http://other.example/!'],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fother.example%2Fa&h=b',
      'tracked https://other.example/a!',
    ],
    ['www.other.example/a', 'malformed https://www.other.example/a!'],
    ['//other.example/a', 'malformed https://other.example/a!'],
    ['sales@dealer.example', 'malformed mailto:sales@dealer.example!'],
    ['https:/other.example/a', 'malformed https://other.example/a'],
    ['dealer.com.au', 'malformed https://dealer.com.au!'],
    ['www.demo.example/finance', 'malformed /finance!'],
    ['https://finance', 'malformed /finance'],
    ['finance', 'malformed /finance'],
    ['”/finance”', 'malformed /finance!'],
    ['“https://other.example/a”', 'malformed https://other.example/a!'],
    ["'/finance'", 'malformed /finance!'],
    ['../finance.html', 'malformed /finance.html'],
    [' /finance ', 'malformed /finance!'],
    ['/fin\u200bance', 'malformed /finance!'],
    ['\u200b/finance', 'malformed /finance!'],
    ['／finance', 'malformed /finance!'],
    ['https:／／other.example⁄a', 'malformed https://other.example/a!'],
    ['sales\u00ad@dealer.example', 'malformed sales@dealer.example!'],
    ['/fin ance', 'malformed /finance'],
    ['https://other.example/a b', 'malformed https://other.example/a%20b!'],
    ['tel:02 5550 0142', 'malformed tel:0255500142!'],
    ['tel://0255500142', 'malformed tel:0255500142!'],
    ['tel:02%205550%200142', 'malformed tel:0255500142!'],
    ['tel:+64 7 555', 'malformed undefined'],
    ['tel:+61 (0)3 5550 0142', 'malformed tel:+61355500142!'],
    ['tel:+64 (0)7 555 0168', 'malformed tel:+6475550168!'],
    ['tel:+61 03 5550 0142', 'malformed tel:+61355500142!'],
    ['+61 (0)3 5550 0142', 'malformed tel:+61355500142!'],
    ['tel:03-5550-0142/3', 'malformed undefined'],
    ['Kate Brodie', 'malformed undefined'],
    ['demo.example/finance', 'malformed /finance!'],
    ['tel:03 5550 0142 / 03 5550 0143', 'malformed undefined'],
    ['mailto://sales@dealer.example', 'malformed mailto:sales@dealer.example!'],
    ['mailto:sales@ dealer.example', 'malformed mailto:sales@dealer.example!'],
  ])('%j: %s', (address, expected) => {
    expect(fixOf(address)).toBe(expected);
  });

  it.each([
    ...['http://localhost', 'https://localhost:3000/finance', 'http://127.0.0.1:8080/'],
    ...['http://10.1.2.3', 'http://172.20.0.1', 'http://192.168.1.10/a', 'http://[::1]/'],
    ...[
      'http://printer.local',
      'https://cms.internal/page',
      'http://169.254.1.1',
      'http://0.0.0.0',
    ],
  ])('%s leads to the own network', (address) => {
    expect(kindOf(address)).toBe('local');
  });

  it.each([
    ...[
      'mailto:',
      'mailto:sales',
      'mailto:sales@',
      'mailto:@dealer.example',
      'mailto:a b@c.example',
    ],
    ...['mailto:sales@dealer', 'mailto:sales@dealer.example,', 'tel:', 'tel:call-us', 'tel:12'],
    ...[
      'tel:1800DEALER',
      'sms:',
      'https://',
      'https:///a',
      'htp://other.example',
      'https//a.example',
    ],
    ...['https:/other.example', 'http;//other.example', 'https://other,example', 'ftp://a.example'],
    ...['https://https://other.example', 'whatsapp:send'],
  ])('%s can’t be opened', (address) => {
    expect(kindOf(address)).toBe('malformed');
  });

  it.each([
    ['//other.example', '"//other.example" has no https: in front: write "https://other.example"'],
    [
      '//demo.example/a',
      '"//demo.example/a" is the site\'s own domain without https://; write "/a", which holds on every domain of the site',
    ],
    [
      'sales@dealer.example',
      '"sales@dealer.example" is an e-mail address: write "mailto:sales@dealer.example"',
    ],
    ['https:/other.example', '"https:/other.example" lacks a slash: write "https://other.example"'],
  ])('%s has advice that is true', (address, message) => {
    expect(addressError(address, site)?.message).toBe(message);
  });

  it.each(['', ' ', '#', ' # '])('%j leads nowhere', (address) => {
    expect(kindOf(address)).toBe('no-target');
  });

  it('is found in linear time', () => {
    const long = 'a-'.repeat(200_000);
    for (const start of ['https://', 'mailto:', 'mailto:a@', 'tel:', '', 'www.', 'http://a.'])
      expect(kindOf(start + long)).toBeDefined();
  });
});

describe('CLI-7: an address that the schema refuses', () => {
  const errors = (href: string) =>
    validateBlock({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } }).map(
      ({ rule, suggestion }) => `${rule} ${suggestion}`,
    );

  it.each([
    ['www.other.example', 'link-malformed https://www.other.example'],
    [' /finance', 'link-malformed /finance'],
    ['finance', 'link-malformed undefined'],
    ['', 'too-short undefined'],
    ['/a"b', 'pattern undefined'],
  ])('%j has one finding: %s', (href, expected) => {
    expect(errors(href)).toEqual([expected]);
  });
});
