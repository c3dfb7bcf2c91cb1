import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isOwnTarget } from './request-target.ts';

const asked = (hosts: number, httpVersion = '1.1') =>
  isOwnTarget(
    { rawHeaders: Array(hosts).fill(['Host', 'a']).flat(), httpVersion } as IncomingMessage,
    '/',
  );

it('TEN-1: a request names one host; HTTP/1.0 knows none', () => {
  expect(asked(1)).toBe(true);
  expect(asked(2)).toBe(false);
  expect(asked(0)).toBe(false);
  expect(asked(0, '1.0')).toBe(true);
});
