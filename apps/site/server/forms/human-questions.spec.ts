import { describe, expect, it } from 'vitest';
import { createHumanQuestions } from './human-questions.ts';

const now = new Date('2026-03-02T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const words = 'zero one two three four five six seven eight nine'.split(' ');
const questions = createHumanQuestions(['today', 'yesterday']);

/** The sum that a question asks for. */
const sum = (text: string) =>
  text
    .split(/\W+/)
    .map((word) => Math.max(0, words.indexOf(word)))
    .reduce((all, each) => all + each, 0);

describe('human questions', () => {
  it('FRM-2: asks for a small sum in words and takes its answer in figures or words', () => {
    for (let round = 0; round < 50; round++) {
      const { text, token } = questions.ask('north', now);
      expect(text).toMatch(/^What is \w+ plus \w+\?$/);
      const check = (answer: string) => questions.check(token, answer, 'north', later(29));
      expect(check(` ${sum(text)} `)).toEqual({ token: token.split('.')[0], expiresAt: later(30) });
      if (sum(text) < 10) expect(check(`${words[sum(text)]!.toUpperCase()}.`)).toBeDefined();
      expect(check(String(sum(text) + 1))).toBeUndefined();
    }
  });

  it('FRM-2: every question has its own nonce, and none reveals its answer', () => {
    const tokens = Array.from({ length: 50 }, () => questions.ask('north', now).token);
    expect(new Set(tokens.map((token) => token.split('.')[0])).size).toBe(50);
  });

  it('FRM-2: refuses late answers, other tenants, other keys and tokens that were tampered with', () => {
    const { text, token } = questions.ask('north', now);
    const answer = String(sum(text));
    const [id, expires, signature] = token.split('.');
    expect(questions.check(token, answer, 'north', later(30))).toBeUndefined();
    expect(questions.check(token, answer, 'south', now)).toBeUndefined();
    expect(createHumanQuestions(['other']).check(token, answer, 'north', now)).toBeUndefined();
    const stretched = `${id}.${Number(expires) + 1}.${signature}`;
    for (const tampered of ['', '..', token.slice(1), stretched, `${token}x`, 'a.b.c'])
      expect(questions.check(tampered, answer, 'north', now)).toBeUndefined();
  });

  it('FRM-2: repeats a question until it expires, for its own tenant alone', () => {
    const question = questions.ask('north', now);
    expect(questions.repeat(question.token, 'north', later(29))).toEqual(question);
    expect(questions.repeat(question.token, 'north', later(30))).toBeUndefined();
    expect(questions.repeat(question.token, 'south', now)).toBeUndefined();
    expect(questions.repeat('a.b.c', 'north', now)).toBeUndefined();
  });

  it('FRM-2: still takes answers to questions asked under an earlier key', () => {
    const { text, token } = createHumanQuestions(['yesterday']).ask('north', now);
    expect(questions.check(token, String(sum(text)), 'north', now)).toBeDefined();
  });
});
