import { describe, expect, it } from 'vitest';
import { domainName, hostName } from './host-name.ts';

describe('hostName', () => {
  it.each([
    ['www.north.example', 'www.north.example'],
    ['WWW.North.Example', 'www.north.example'],
    ['north.example.', 'north.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['north。example', 'north.example'],
    ['ｎorth.example', 'north.example'],
    ['intranet', 'intranet'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['0X7F.0.0.1.', '127.0.0.1'],
    ['017700000001', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    ['[::FFFF:127.0.0.1]', '[::ffff:7f00:1]'],
  ])('TEN-10: %s is %s', (text, expected) => expect(hostName(text)).toBe(expected));

  it.each([
    '',
    '.',
    '..',
    'north..example',
    'north.example..',
    '.north.example',
    '-north.example',
    'north-.example',
    'north_quay.example',
    'north.example:80',
    'north.example/path',
    'user@north.example',
    'north.example%2e',
    'north.exam ple',
    'north.example\n',
    '::1',
    '[::1',
    '[::1]:80',
    '[fe80::1%25eth0]',
    '256.256.256.256',
    '1.2.3.4.5',
    'example.0x',
    '*.north.example',
    `${'a'.repeat(64)}.example`,
    'x'.repeat(2000),
  ])('TEN-10: %j is no host', (text) => expect(hostName(text)).toBeUndefined());
});

describe('domainName', () => {
  it.each(['north.example', 'NORTH.example.', 'localhost.example', 'notlocalhost', '1.example'])(
    'TEN-10: %s can be owned',
    (text) => expect(domainName(text)).toBe(text.toLowerCase().replace(/\.$/, '')),
  );

  it.each([
    'localhost',
    'LOCALHOST.',
    'south.localhost',
    'a.south.localhost',
    'ｌocalhost',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '10.0.0.7',
    '8.8.8.8',
    '[::1]',
    '[2001:db8::1]',
    '',
  ])('TEN-10: %j cannot be owned', (text) => expect(domainName(text)).toBeUndefined());
});
