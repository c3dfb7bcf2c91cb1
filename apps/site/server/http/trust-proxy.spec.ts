import express from 'express';
import { expect, it } from 'vitest';
import { readTrustProxy } from './trust-proxy.ts';

const read = (text: string) => {
  const errors: string[] = [];
  return { value: readTrustProxy(text, errors), errors };
};

it.each([
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/0',
  '::/0',
  '300.0.0.1',
  '10.0.0',
  '1:2:3',
  ':::',
  'Loopback',
  'fe80::1%eth0',
  '10.0.0.1,',
  ',',
  '100',
  '-1',
])('OPS-5: TRUST_PROXY=%s is refused in one line', (text) => {
  expect(read(text)).toEqual({
    value: false,
    errors: [expect.stringMatching(/^TRUST_PROXY must be .*$/)],
  });
});

it.each(['loopback, 10.0.0.0/8', '::1', '::1/128', '10.0.0.0/32', '::ffff:10.0.0.1', 'fc00::/7'])(
  'OPS-5: TRUST_PROXY=%s is read, and Express takes it',
  (text) => {
    expect(read(text)).toEqual({ value: text, errors: [] });
    expect(() => express().set('trust proxy', text)).not.toThrow();
  },
);
