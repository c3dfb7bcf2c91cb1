/** The part of the package that is used; it brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Record<string, number | { min: number; max: number }>;
      readonly keepFeatures: string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
