import { itPassesOn } from '../../testing/it-passes-on.ts';

itPassesOn('missing-data');
