/** Marathi's letter ळ, and words that a Marathi text can hardly do without and Hindi does not have. */
const MARATHI =
  /ळ|(?<![\u0900-\u0963])(?:आहे|आहेत|आणि|नाही|नाहीत|झाला|झाली|झाले|केला|केली|केले|होते|मध्ये|साठी|असून|असे|म्हणून|म्हणाले|यांनी|यांच्या|त्यांनी|त्यांच्या|मात्र|पण|काय|कसा|कशी)(?![\u0900-\u0963])/g;
const HINDI =
  /(?<![\u0900-\u0963])(?:है|हैं|और|नहीं|के|की|का|में|से|को|ने|पर|यह|था|थी|थे|गया|गई|हुआ|हुई|लिए|क्या|कैसे)(?![\u0900-\u0963])/g;

/** As much of a text as tells. */
const LENGTH = 1_000;

/**
 * Whether a text in Devanagari is Marathi and no Hindi, by the small words of each. A text without
 * any, such as a short headline, is not.
 */
export function isMarathi(text: string): boolean {
  const start = text.slice(0, LENGTH);
  const count = (words: RegExp) => start.match(words)?.length ?? 0;
  return count(MARATHI) > count(HINDI);
}
