/** Condition of a way; without an answer and a sign-in it applies to everyone. */
export interface WayCondition {
  /** The deciding field and its values. */
  readonly answer?: { readonly field: string; readonly values: readonly string[] };
  /** The answers that no earlier condition claims; `values` where these are known. */
  readonly otherwise?: { readonly values: readonly string[] };
  /** `yes`: only signed-in visitors with a phone; `no`: only all others. */
  readonly signedIn?: 'yes' | 'no';
}

/** A way of a form: from the start or a step, by its index, to a step, the end, or another website. */
export interface FormWay {
  readonly from: number | 'start';
  readonly to: number | 'sent' | { readonly url: string };
  /** Alternatives: one of them is enough. */
  readonly conditions: readonly WayCondition[];
}
