import type { LeadInterest } from '../intake/lead-interest.ts';

/** A vehicle of a lead; strings as the visitor or the stock has them. */
export interface AdfVehicle {
  readonly interest: LeadInterest;
  readonly status?: 'new' | 'used';
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly vin?: string;
  readonly stock?: string;
  readonly odometer?: { readonly value: string; readonly units: 'km' | 'mi' };
  readonly price?: {
    readonly value: string;
    readonly type: 'quote' | 'offer' | 'asking' | 'appraisal';
    readonly currency?: string;
  };
  /** Total amount that the customer wants to borrow. */
  readonly financed?: string;
  readonly comments?: string;
}

export interface AdfName {
  readonly part: 'first' | 'middle' | 'last' | 'full';
  readonly value: string;
}

export interface AdfContact {
  /** Empty if none was given. */
  readonly names: readonly AdfName[];
  readonly email?: string;
  readonly phone?: { readonly value: string; readonly type: 'voice' | 'cellphone' };
  readonly address?: {
    readonly street?: string;
    readonly city?: string;
    readonly regioncode?: string;
    readonly postalcode?: string;
    readonly country?: string;
  };
}

/** Content of an ADF document. */
export interface AdfLead {
  readonly id: string;
  readonly revision: number;
  /** False if the receiver has an earlier revision: then it is sent as a resend. */
  readonly isNew: boolean;
  /** ISO 8601. */
  readonly requestDate: string;
  /** At least one; an enquiry about no vehicle has an empty one. */
  readonly vehicles: readonly [AdfVehicle, ...AdfVehicle[]];
  readonly customer: AdfContact;
  readonly comments?: string;
  readonly vendor: {
    readonly id?: string;
    readonly name: string;
    /** The chosen location; without one the contact is the vendor itself. */
    readonly location?: string;
    readonly email: string;
  };
  readonly provider: { readonly name: string; readonly service?: string };
}
