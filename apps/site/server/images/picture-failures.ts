/** Why a picture cannot be served; each kind is remembered for its own time. */
export type FailureKind =
  /** The decoder refuses the file: the content is at fault. */
  | 'unusable'
  /** The picture used up its processor time. */
  | 'too-slow'
  /** The picture used up its memory. */
  | 'too-large'
  /** No result within the limit of real time; the machine may just be busy. */
  | 'stalled'
  /** The encoder ended while it worked on the picture. */
  | 'crashed';

/** A picture that cannot be made: its content is at fault, or more expensive than is allowed. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  /** True if an earlier attempt failed and none was made now. */
  readonly remembered: boolean;
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, remembered = false) {
    super(message);
    this.kind = kind;
    this.remembered = remembered;
  }
}
