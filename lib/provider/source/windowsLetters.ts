const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes of windows-1252 where ISO 8859-1 and Unicode have control characters, as browsers read them. */
export const withWindowsLetters = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);

/** The byte of a letter; the letter itself if no such byte exists. */
export function windowsByte(letter: string): string {
  const at = WINDOWS_1252.indexOf(letter);
  return at < 0 ? letter : String.fromCharCode(0x80 + at);
}
