import { hydrateIsland } from '../../islands/hydrate.tsx';
import { FinanceCalculator } from './finance-calculator.tsx';

/** Called by the page's entry once the calculator comes into view. */
export const mount = hydrateIsland(FinanceCalculator);
