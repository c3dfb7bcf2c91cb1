import type { FormDefinition } from '@forecourt/forms';
import { figureNames, type FigureName } from '../leads/figure-token.ts';

/**
 * Figures that the form's place gives its leads. What a visitor could have typed is none: a field of
 * that name is theirs to fill.
 */
export const givenFigures = ({ given, fields }: FormDefinition): readonly FigureName[] =>
  figureNames.filter(
    (name) => Object.hasOwn(given, name) && !fields.some((field) => field.name === name),
  );
