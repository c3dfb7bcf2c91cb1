import type { FormDefinition } from '@forecourt/forms';
import { figureNames, type FigureName } from '../leads/figure-token.ts';

/**
 * Returns the figures that the form's page adds to its leads. Names of the form's own fields are
 * left out, since visitors fill those in.
 */
export const givenFigures = ({ given, fields }: FormDefinition): readonly FigureName[] =>
  figureNames.filter(
    (name) => Object.hasOwn(given, name) && !fields.some((field) => field.name === name),
  );
