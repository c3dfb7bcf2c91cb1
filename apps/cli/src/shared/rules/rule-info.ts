/** What a report says about a rule, for formats that explain what they tell. */
export interface RuleInfo {
  readonly id: string;
  /** One sentence. */
  readonly description: string;
  /** The rule's page, Markdown. */
  readonly page: string;
  readonly level: 'error' | 'warning';
  /** True if it runs without being switched on. */
  readonly recommended: boolean;
}
