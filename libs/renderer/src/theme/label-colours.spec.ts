import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poleFor } from './contrast.ts';
import { labelColours } from './label-colours.ts';

const colour = fc
  .tuple(fc.constantFrom(3, 6, 8), fc.stringMatching(/^[0-9a-f]{8}$/))
  .map(([length, digits]) => `#${digits.slice(0, length)}`);
const maybeColour = fc.option(colour, { nil: undefined });

describe('labelColours', () => {
  it('WEB-2: whatever an editor picks, the label can be read', () => {
    fc.assert(
      fc.property(maybeColour, maybeColour, (background, text) => {
        const colours = labelColours(background, text);
        if (!colours) return background === undefined && text === undefined;
        return wcagContrast(colours.text, colours.ground) >= 4.5;
      }),
      { numRuns: 500 },
    );
  });

  it('BLK-2: readable colours stay as they are', () => {
    expect(labelColours('#f89e3c', '#032442')).toEqual({ ground: '#f89e3c', text: '#032442' });
  });

  it('WEB-2: text is black on light colours and white on dark ones, ignoring alpha', () => {
    expect(['#fff', '#f89e3cff', '#04406980', '#000'].map(poleFor)).toEqual([
      '#000000',
      '#000000',
      '#ffffff',
      '#ffffff',
    ]);
  });

  it('WEB-2: white on amber gives way to black', () => {
    expect(labelColours('#f89e3c', '#fff')?.text).toBe('#000000');
  });
});
