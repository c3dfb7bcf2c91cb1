import { hydrateIsland } from '../../islands/hydrate.tsx';
import { FinanceCalculator } from './finance-calculator.tsx';

/** Mounts the calculator once it scrolls into view. */
export const mount = hydrateIsland(FinanceCalculator);
