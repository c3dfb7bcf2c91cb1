/** Documentation of a rule, for report formats that include it. */
export interface RuleInfo {
  readonly id: string;
  /** One sentence. */
  readonly description: string;
  /** The rule's page, Markdown. */
  readonly page: string;
  readonly level: 'error' | 'warning';
  /** True if it is on by default. */
  readonly recommended: boolean;
}
