export const NOTE = '// Made from the configuration folder by scripts/site.mjs.\n';

class Typed {
  constructor(
    readonly type: string,
    readonly value: unknown,
  ) {}
}

export const typed = (type: string, value: unknown) => new Typed(type, value);

/** Generates a module with one export per value. A value without `typed` gets its literal type. */
export const moduleOf = (exports: Record<string, unknown>) =>
  NOTE +
  Object.entries(exports)
    .map(([name, given]) =>
      given instanceof Typed
        ? `/** @type {${given.type}} */\nexport const ${name} = ${JSON.stringify(given.value, null, 2)};\n`
        : `export const ${name} = /** @type {const} */ (${JSON.stringify(given, null, 2)});\n`,
    )
    .join('');

export const WORDS = "Record<import('../lib/i18n/locales').Locale, string>";

export const LIST = 'readonly string[]';
