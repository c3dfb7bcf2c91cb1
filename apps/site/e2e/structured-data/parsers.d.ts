/** Types of two parsers that come without; as much of them as the tests use. */
declare module '@marbec/web-auto-extractor' {
  interface Extraction {
    readonly jsonld: Record<string, readonly Record<string, unknown>[]>;
    readonly errors: readonly unknown[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extraction;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    validate(extraction: object): Promise<readonly Issue[]>;
  }
}
