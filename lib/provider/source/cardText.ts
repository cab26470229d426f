/**
 * What tells the words of Ghost's cards in an excerpt that Ghost has made of a whole text: a player's time and
 * length, a file's ending and size, what a form for letters says, each without the space that would part
 * them from the words before.
 */
const MARK =
  /(?<!\d)0:00\s{0,9}\/\s{0,9}\d|\w\.[a-z\d]{2,5}\s?\d{1,4}(?:\.\d{1,3})?\s?(?:bytes|[KMG]B)(?![a-z])|Email sent! Check your inbox/i;
const SENTENCE_END = /[.।?!](?=\s)/g;

/** Whether an excerpt runs on into the words of a card. */
export const hasCardText = (text: string): boolean => MARK.test(text);

/** What stands before the line of a card or, on a single line, before the sentence of its title. */
export function beforeCards(text: string): string {
  const at = text.search(MARK);
  if (at < 0) return text;
  const before = text.slice(0, at);
  const line = before.lastIndexOf('\n');
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  return before.slice(0, line < 0 ? sentence + 1 : line);
}
