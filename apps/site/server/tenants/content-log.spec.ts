import { expect, it, vi } from 'vitest';
import type { Rejection, Tenants } from '@forecourt/content';
import { contentLog } from './content-log.ts';

const rejection = (folder: string, file: string, message: string) =>
  ({
    ...{ folder, file, version: message, served: 'the last good version' },
    errors: [{ rule: 'unreadable', message, line: 1, column: 1, pointer: '' }],
  }) as unknown as Rejection;

it('TEN-11: a lost folder is one error, and its return is logged', () => {
  const lines: string[] = [];
  const note =
    (level: string) =>
    (...line: unknown[]) =>
      void lines.push(`${level} ${String(line.at(-1))}`);
  const log = { info: note('info'), warn: note('warn'), error: note('error') } as never;
  const report = contentLog(log);
  const state = (...rejections: Rejection[]) =>
    report({ rejections, known: new Map([['north', {}]]) } as unknown as Tenants);
  const lost = rejection('', '/tenants', 'does not exist');
  const broken = rejection('north', 'pages/a.json', 'is no JSON');
  const half = rejection('north', 'pages/b.json', 'does not exist');
  state(broken);
  state(lost, broken, half);
  state(lost, broken, half);
  state(broken);
  state(broken, half);
  expect(lines).toEqual([
    'warn edit rejected, the last good version is served: pages/a.json:1:1 is no JSON',
    'error content cannot be read: /tenants does not exist',
    'info content can be read again',
    'warn edit rejected, the last good version is served: pages/b.json:1:1 does not exist',
  ]);
});

it.each(['missing-site', 'missing-pages', 'missing-files'])(
  'TEN-11: lost content (%s) is an error',
  (rule) => {
    const error = vi.fn();
    const { errors, ...lost } = rejection('north', 'pages', 'has lost every page');
    const rejections = [{ ...lost, errors: [{ ...errors[0], rule }] }];
    contentLog({ error } as never)({
      ...{ rejections, known: new Map([['north', {}]]) },
    } as unknown as Tenants);
    const [fields, text] = error.mock.calls[0]!;
    expect(text).toBe(
      'content missing, the last good version is served: pages:1:1 has lost every page',
    );
    expect(fields).toMatchObject({ tenant: 'north', rule });
  },
);

it('TEN-11: a line names the place of the first error and of those that follow', () => {
  const warn = vi.fn();
  const errors = Array.from({ length: 25 }, (_, index) => ({
    ...{ rule: 'wrong-type', message: 'must be a string', pointer: `/${index}` },
    ...{ line: index + 1, column: 7 },
  }));
  const rejections = [{ ...rejection('north', 'data/team.json', ''), errors }];
  contentLog({ warn } as never)({
    ...{ rejections, known: new Map([['north', {}]]) },
  } as unknown as Tenants);
  const [fields, text] = warn.mock.calls[0]!;
  expect(text).toBe(
    'edit rejected, the last good version is served: data/team.json:1:7 must be a string (and 24 more)',
  );
  expect(fields).toMatchObject({ line: 1, column: 7, errors: 25 });
  expect(fields.further).toHaveLength(19);
  expect(fields.further[0]).toBe('2:7 must be a string');
});
