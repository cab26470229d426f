/**
 * Reads the text of one data file. Throws an error that tells the editor where the mistake is.
 *
 * @param {string} text
 * @returns {Record<string, unknown>[]}
 */
export function parseItems(text) {
  const items = parseJson(text);
  if (!Array.isArray(items)) throw new Error('the file must hold a list: [ … ]');
  const wrong = items.findIndex(
    (item) => typeof item !== 'object' || item === null || Array.isArray(item),
  );
  if (wrong !== -1) throw new Error(`entry ${wrong + 1} must be an object: { … }`);
  return items;
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const position = /at position (\d+)/.exec(message)?.[1];
    const line = text.slice(0, position ? Number(position) : text.length).split('\n').length;
    throw new Error(`line ${line}: ${message.replaceAll(/\s+/g, ' ')}`);
  }
}
