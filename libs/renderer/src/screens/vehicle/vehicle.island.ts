import type { LoanFacts } from '../../loans/loan-estimate.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { mountGallery } from './gallery/mount-gallery.ts';
import { mountRepayments } from './repayments/mount-repayments.ts';
import { mountShare } from './price/mount-share.ts';

/** Starts the parts of a car's page. */
export const mount: MountIsland = (element, props) => {
  const { loan } = props as { readonly loan?: LoanFacts };
  mountGallery(element);
  mountShare(element);
  if (loan) mountRepayments(element, loan);
};
