const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes 0x80 to 0x9f as windows-1252, like browsers; Unicode has control characters there. */
export const withWindowsLetters = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);

export function windowsByte(letter: string): string {
  const at = WINDOWS_1252.indexOf(letter);
  return at < 0 ? letter : String.fromCharCode(0x80 + at);
}
