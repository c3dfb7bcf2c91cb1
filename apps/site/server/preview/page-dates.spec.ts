import { cutoffs } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, dayNumber, isCalendarDay } from '@forecourt/domain';
import { dateMarks, sliderDays } from './page-dates.ts';

describe('the dates of the preview', () => {
  it('CUT-5: marks every cutoff between the ends of the slider, in order', () => {
    expect(dateMarks.map(({ date }) => date)).toEqual(cutoffs.map(({ date }) => date));
    const positions = dateMarks.map(({ position }) => position);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(Math.max(...positions)).toBeLessThan(1);
  });

  it('counts days both ways', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayOfNumber(dayNumber('2024-02-29'))).toBe('2024-02-29');
    expect(dayOfNumber(sliderDays.first)).toBe('2024-01-15');
  });

  it.each(['2024-02-30', '2024-13-01', '24-01-01', '2024-01-01T00:00', 'soon', '', undefined])(
    'takes %s for no date',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});
