import type { Scalar } from './values-at.ts';

/** Why a value can't be a field's; thrown while a field is read, which has one error at most. */
export class RefusedValue extends Error {
  readonly value: Scalar;
  constructor(value: Scalar, reason: string) {
    super(reason);
    this.value = value;
  }
}
