// Plain JavaScript, because the server reads it as it is.

/**
 * Trims the variables that are set: Windows line ends leave spaces, and container env files keep
 * quotation marks.
 *
 * @param {Record<string, string | undefined>} variables
 * @param {readonly string[]} names of the settings
 * @returns {Record<string, string>}
 * @throws Error that names the settings in quotation marks, and those that a script left without
 *   a value
 */
export function writtenSettings(variables, names) {
  const given = names.flatMap((name) => {
    const value = variables[name]?.trim();
    return value ? [/** @type {const} */ ([name, value])] : [];
  });
  const quoted = given.filter(([, value]) => /^(["']).*\1$/s.test(value));
  if (quoted.length > 0)
    throw new Error(
      `${quoted.map(([name]) => name).join(', ')} must have no quotation marks around the value`,
    );
  const lost = given.find(([, value]) => value === 'undefined' || value === 'null');
  if (lost) throw new Error(`${lost[0]} must have a value, not the word ${lost[1]}`);
  return Object.fromEntries(given);
}
