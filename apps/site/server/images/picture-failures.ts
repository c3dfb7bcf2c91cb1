/** Reason why a picture cannot be served; each kind is remembered for its own time. */
export type PictureFailureKind =
  /** The decoder rejects the file: its content is invalid. */
  | 'unusable'
  /** The picture used up its processor time. */
  | 'too-slow'
  /** The picture used up its memory. */
  | 'too-large'
  /** Wall-clock timeout; the machine may just be busy. */
  | 'stalled'
  /** The encoder ended while it worked on the picture. */
  | 'crashed';

/** A picture that cannot be rendered: its content is invalid, or exceeds the limits. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  /** True if an earlier attempt failed and was not repeated. */
  readonly remembered: boolean;
  readonly kind: PictureFailureKind;

  constructor(kind: PictureFailureKind, message: string, remembered = false) {
    super(message);
    this.kind = kind;
    this.remembered = remembered;
  }
}
