import type { LintCustomRule } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { definitionErrors } from './definition-errors.ts';
import { patternError } from './safe-pattern.ts';

const errors = (definition: Omit<LintCustomRule, 'description' | 'message'>) =>
  definitionErrors({ description: 'Own.', message: 'Own.', ...definition }).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );
const words = ['cheapest'];

describe('CLI-8: errors of a definition', () => {
  it.each([
    [{}, ' must have one of "forbid"'],
    [{ forbid: { words }, maxLength: 5 }, ' must have one of "forbid"'],
    [{ forbid: {} }, '/forbid must have either "words" or "pattern"'],
    [{ forbid: { words, pattern: 'a' } }, '/forbid must have either "words" or "pattern"'],
    [{ forbid: { words: [' '] } }, '/forbid/words must not contain empty words'],
    [{ require: false }, '/require must be true, or an object'],
    [{ require: true }, '/require needs "blocks" or "path"'],
    [{ forbid: { words }, when: { words } }, '/when needs "requireOnPage"'],
    [{ forbid: true, path: '$.title', texts: ['text' as const] }, '/texts must be left out'],
    [{ forbid: true, path: 'a.b' }, "/path is not a JSONPath (RFC 9535): expected '$'"],
    [{ forbid: true, path: '$[?search(@, "(a+)+b")]' }, '/path is not a JSONPath'],
    [{ forbid: true, blocks: ['paragrph'] }, '/blocks/0 there is no block "paragrph", did you'],
    [{ forbid: { pattern: '(' } }, '/forbid/pattern is not a usable pattern: '],
  ])('CLI-8: %j has one', (definition, expected) => {
    expect(errors(definition)).toEqual([expect.stringContaining(expected)]);
  });

  it.each<[object, string]>([
    [
      { path: '$.seo.tilte' },
      'selects nothing: there is no property "tilte", did you mean "title"?',
    ],
    [{ path: '$.colour' }, 'selects nothing: there is no property "colour", correct the path'],
    [{ path: "$['seo']['tilte']" }, 'no property "tilte"'],
    [{ path: '$.buttons[*].txt', blocks: ['buttons'] }, 'no property "txt", did you mean "text"?'],
    [{ path: '$[*].slgu', files: ['data/cars.json'] }, 'no property "slgu", did you mean "slug"?'],
    [{ path: '$[0].bio.x', files: ['data/models.json'] }, 'no property "bio"'],
    [{ path: '$.navigation.heder', files: ['site.json'] }, 'no property "heder"'],
  ])('CLI-8: the path of %j has a name that nothing has', (definition, message) => {
    expect(errors({ forbid: true, ...definition })).toEqual([
      expect.stringMatching(/^\/path selects nothing: /),
    ]);
    expect(errors({ forbid: true, ...definition })[0]).toContain(message);
  });

  it.each<object>([
    { path: '$.seo.title' },
    { path: '$..hrfe' },
    { path: '$.blocks[*].data.anything' },
    { path: '$.blocks[?@.type == "x"].dta' },
    { path: '$.buttons[*].text', blocks: ['buttons'] },
    { path: '$.anything', blocks: ['price-ticker'] },
    { path: '$.heading', blocks: ['paragraph', 'faq'] },
    { path: '$.title', files: ['pages', 'site.json'] },
    { path: '$[*].slgu', files: ['data/reviews.json'] },
    { path: '$[*].slgu', files: ['data/cars.json', 'components'] },
  ])('CLI-8: the path of %j may select something', (definition) => {
    expect(errors({ forbid: true, ...definition })).toEqual([]);
  });

  it('CLI-8: the name of a component is no error', () => {
    expect(errors({ forbid: true, blocks: ['price-ticker', 'header'] })).toEqual([]);
  });
});

describe('CLI-8: patterns', () => {
  it.each([
    '(a+)+',
    '(?:a*b)*',
    '(a|a)*',
    '(?<name>x{1,9}){2,}',
    '((a?)){30}',
    '([a-z]+,){2,}',
    '(a)\\1',
    '(?<x>a)\\k<x>',
    '[',
    '\\q',
  ])('CLI-8: %s is refused', (pattern) => expect(patternError(pattern)).toBeDefined());

  it.each([
    '^/assets/[a-z0-9-]+\\.(?:jpg|webp)$',
    '(?<!\\d)\\d{4}-\\d{2}',
    '(?:\\d{3} ){2}',
    '(abc)+',
    '[(a+)+]',
    '\\(a+\\)+',
    '(?:a|b)?c{1}',
    '(?=a)b(?<year>\\d+)',
  ])('CLI-8: %s is accepted', (pattern) => expect(patternError(pattern)).toBeUndefined());
});
