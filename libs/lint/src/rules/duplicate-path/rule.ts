import { passOn } from '../../engine/pass-on.ts';

/** Two pages can not have one path. Names that stand twice in data are told by validation. */
export const duplicatePath = passOn(
  'duplicate-path',
  'Two pages can not have one path.',
  ['duplicate-name'],
  ({ file }) => file.startsWith('pages/'),
);
