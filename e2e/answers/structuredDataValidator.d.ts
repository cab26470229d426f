declare module '@adobe/structured-data-validator' {
  /** Checks things against schema.org's vocabulary and Google's required and recommended fields. */
  export default class Validator {
    constructor(vocabulary: object);
    validate(found: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; path: { type?: string; property?: string }[] }[]>;
  }
}
