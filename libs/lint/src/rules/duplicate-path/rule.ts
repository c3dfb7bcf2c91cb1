import { passOn } from '../../engine/pass-on.ts';

/** Two pages can not have one path. */
export const duplicatePath = passOn('duplicate-path', 'Two pages can not have one path.', [
  'duplicate-name',
]);
