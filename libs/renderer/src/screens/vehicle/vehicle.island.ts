import type { LoanFacts } from '../../cars/loan-estimate.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { mountGallery } from './mount-gallery.ts';
import { mountRepayments } from './mount-repayments.ts';
import { mountShare } from './mount-share.ts';

/** Starts the parts of a car's page. */
export const mount: MountIsland = (element, props) => {
  const { loan } = props as { readonly loan?: LoanFacts };
  mountGallery(element);
  mountShare(element);
  if (loan) mountRepayments(element, loan);
};
