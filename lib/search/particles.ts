import { fold } from '@/lib/format/foldedWords';

const folded = (words: string) => words.split(/\s+/).map(fold);

/** Hindi grammar words. None of them is also English grammar. */
const GRAMMAR = new Set(
  folded(`ka ki ke ko se ne me mein mai par pe tak aur bhi hi toh hai hain tha thi hua hue hui kya kab kaise
  kyu kyun kyon kaha kahan
  kaun kis kisi kisne liye wala wale wali ek yeh ye vo woh
  का की के को से ने में मे पर पे तक और या भी ही तो है हैं था थे थी हुआ हुए हुई क्या कब कैसे क्यों कहाँ कौन किस किसी किसने लिए वाला वाले
  वाली एक यह ये वह वो इस उस`),
);

const NEWS = new Set(
  folded(`news khabar khabren khabrein samachar taza taaza taja latest aaj today
  न्यूज़ ख़बर ख़बरें समाचार ताज़ा आज`),
);

export const isGrammar = (word: string) => GRAMMAR.has(word);

/** True for words of a query that a headline may lack. */
export const isParticle = (word: string) => GRAMMAR.has(word) || NEWS.has(word);
