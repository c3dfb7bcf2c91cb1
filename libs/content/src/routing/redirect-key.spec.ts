import { describe, expect, it } from 'vitest';
import { redirectKey } from './redirect-key.ts';

describe('redirectKey', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    ['/old-page?x=1#top', '/old-page'],
    ['/caf%C3%A9-menu', '/café-menu'],
    ['/CAF%c3%89-MENU', '/café-menu'],
    ['/T%C5%8D-m%C4%81tou', '/tō-mātou'],
    ['/to\u0304-ma\u0304tou', '/tō-mātou'],
    ['/our%20team/', '/our team'],
    ['/parts-%26-service', '/parts-&-service'],
    ['/a%3Fb', '/a?b'],
    // Old sites in Windows-1252, and a percent sign that encodes nothing.
    ['/caf%E9', '/caf%e9'],
    ['/100%', '/100%'],
    ['/', '/'],
  ])('WEB-1: %s is the address %s', (address, key) => expect(redirectKey(address)).toBe(key));
});
