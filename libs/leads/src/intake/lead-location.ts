/** The dealer's location that receives a lead, for people and for programs. */
export interface LeadLocation {
  readonly id: string;
  readonly name: string;
  /** Address on one line. */
  readonly address?: string;
  /** Phone number for people. */
  readonly phone?: string;
}
