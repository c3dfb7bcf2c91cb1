import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// A setup file runs for every file of tests; a hook in a module that files share would run for the
// first one alone.
afterAll(removeTemporaryFolders);
