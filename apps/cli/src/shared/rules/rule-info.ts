/** Documentation of a rule, for report formats that include it. */
export interface RuleInfo {
  readonly id: string;
  /** One sentence. */
  readonly description: string;
  /** Address of its documentation, for a rule that is not built in. */
  readonly url?: string;
  /** The rule's page, Markdown. */
  readonly page: string;
  readonly level: 'error' | 'warning';
  /** True if it is on by default. */
  readonly recommended: boolean;
}
