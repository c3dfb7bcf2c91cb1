// Apart from the component, since compiling JSX takes the attribute off an import.
import bodies from './generated/body-shapes.json' with { type: 'json' };

/** Outlines of the body types in centimetres, nose to the right; `ground` is the y of the road. */
export const bodyShapes = bodies;
