export const NOTE = '// Made from the configuration folder by scripts/site.mjs.\n';

/** A module with an export for each value, whose type is the value itself. */
export const moduleOf = (exports: Record<string, unknown>, types: Record<string, string> = {}) =>
  NOTE +
  Object.entries(exports)
    .map(([name, value]) => {
      const literal = JSON.stringify(value, null, 2);
      return types[name]
        ? `/** @type {${types[name]}} */\nexport const ${name} = ${literal};\n`
        : `export const ${name} = /** @type {const} */ (${literal});\n`;
    })
    .join('');
