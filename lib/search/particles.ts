import { fold } from '@/lib/format/foldedWords';

/**
 * Query words that a headline may lack: Hindi grammar and words such as "news". None is also
 * English grammar.
 */
const PARTICLES = new Set(
  `ka ki ke ko se ne me mein mai par pe tak aur bhi hi toh hai hain tha thi hua hue hui kya kab kaise
  kyu kyun kyon kaha kahan
  kaun liye wala wale wali ek yeh ye vo woh
  का की के को से ने में मे पर पे तक और या भी ही तो है हैं था थे थी हुआ हुए हुई क्या कब कैसे क्यों कहाँ कौन लिए वाला वाले
  वाली एक यह ये वह वो इस उस
  news khabar khabren khabrein samachar taza taaza taja latest aaj today
  न्यूज़ ख़बर ख़बरें समाचार ताज़ा आज`
    .split(/\s+/)
    .map(fold),
);

export const isParticle = (word: string) => PARTICLES.has(word);
