import { describe, expect, it } from 'vitest';
import { columnsOf, printable } from './printable.ts';
import { progressBar } from './progress-bar.ts';
import { progressOn } from './progress.ts';
import { wantsHyperlinks } from './hyperlinks.ts';
import { wantsColour } from './wants-colour.ts';

describe('printable', () => {
  it('CLI-4: lets no content speak to the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\r\n\u009b2J')).toBe(
      'a\\u001b[31mb\\u0007\\u000d\\u000a\\u009b2J',
    );
    expect(printable('\u202egnp.exe \u2066x\u2069 \ufeff')).toBe(
      '\\u202egnp.exe \\u2066x\\u2069 \\ufeff',
    );
    expect(printable('\ud83d \u{1f697} ko\u0304whai\ttea')).toBe(
      '\\ud83d \u{1f697} ko\u0304whai  tea',
    );
  });

  it('CLI-1: counts columns as a terminal shows them', () => {
    expect(columnsOf('abc')).toBe(3);
    expect(columnsOf('車と\u{1f697}')).toBe(6);
    expect(columnsOf('o\u0304')).toBe(1);
  });
});

describe('wantsColour', () => {
  const on = { isTTY: true };
  it.each([
    [on, {}, true],
    [on, { TERM: 'dumb' }, false],
    [on, { NO_COLOR: '1' }, false],
    [on, { NO_COLOR: '' }, true],
    [on, { FORCE_COLOR: '0' }, false],
    [{}, {}, false],
    [{}, { CI: 'true' }, false],
    [{}, { FORCE_COLOR: '1' }, true],
    [{}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('CLI-4: stream %o with %o: %s', (stream, env, expected) => {
    expect(wantsColour(stream, env)).toBe(expected);
  });
});

describe('progressOn', () => {
  const run = (isTTY: boolean) => {
    const written: string[] = [];
    let clock = 0;
    const stream = { isTTY, write: (text: string) => written.push(text) };
    const progress = progressOn(
      stream,
      (count) => `${count} files`,
      () => clock,
    );
    return { written, progress, pass: (milliseconds: number) => (clock += milliseconds) };
  };

  it('CLI-4: shows itself on a terminal once a run is long, and wipes itself', () => {
    const { written, progress, pass } = run(true);
    progress.step();
    expect(written).toEqual([]);
    pass(500);
    progress.step();
    progress.step();
    pass(150);
    progress.step();
    progress.end();
    expect(written).toEqual(['\r\u001b[K2 files', '\r\u001b[K4 files', '\r\u001b[K']);
  });

  it('CLI-4: says nothing where there is no terminal, nor after a short run', () => {
    const piped = run(false);
    piped.pass(5_000);
    piped.progress.step();
    piped.progress.end();
    const short = run(true);
    short.progress.step();
    short.progress.end();
    expect([...piped.written, ...short.written]).toEqual([]);
  });
});

describe('progressBar', () => {
  it('CLI-4: shows the share that is done, or the count alone where the end is not known', () => {
    expect(progressBar('Importing', 0.5, '5 rows')).toBe(
      'Importing ▕████████████░░░░░░░░░░░░▏ 50% 5 rows',
    );
    expect(progressBar('Importing', undefined, '5 rows')).toBe('Importing … 5 rows');
  });
});

describe('wantsHyperlinks', () => {
  const terminal = { isTTY: true };

  it.each([
    [{ TERM_PROGRAM: 'vscode' }, true],
    [{ TERM_PROGRAM: 'Apple_Terminal' }, false],
    [{ VTE_VERSION: '7600' }, true],
    [{ VTE_VERSION: '4999' }, false],
    [{ WT_SESSION: 'x' }, true],
    [{ TERM: 'xterm-kitty' }, true],
    [{ TERM: 'xterm-256color' }, false],
    [{ TERM: 'screen-256color', TERM_PROGRAM: 'iTerm.app' }, false],
    [{ TERM_PROGRAM: 'iTerm.app', CI: 'true' }, false],
    [{ TERM_PROGRAM: 'iTerm.app', FORCE_HYPERLINK: '0' }, false],
    [{ FORCE_HYPERLINK: '1' }, true],
    [{}, false],
  ])('CLI-9: with %j: %s', (env, expected) => {
    expect(wantsHyperlinks(terminal, env)).toBe(expected);
  });

  it('CLI-9: not where the output is no terminal, unless forced', () => {
    expect(wantsHyperlinks({}, { TERM_PROGRAM: 'vscode' })).toBe(false);
    expect(wantsHyperlinks({}, { FORCE_HYPERLINK: '1' })).toBe(true);
  });
});
