import { fold } from './words';

/**
 * Words that a headline may lack although they were typed: those of grammar, and those that only say
 * that news is wanted.
 */
const PARTICLES = new Set(
  `ka ki ke ko se ne me mein mai main par pe tak aur ya bhi hi to toh hai hain tha the thi hua hue hui kya kab kaise
  kyu kyun kyon kaha kahan kaun liye wala wale wali ek yeh ye vo woh is us
  का की के को से ने में मे पर पे तक और या भी ही तो है हैं था थे थी हुआ हुए हुई क्या कब कैसे क्यों कहाँ कौन लिए वाला वाले
  वाली एक यह ये वह वो इस उस
  a an the of in on at to for and is are was with by from
  news khabar khabren khabrein samachar taza taaza taja latest aaj today
  न्यूज़ ख़बर ख़बरें समाचार ताज़ा आज`
    .split(/\s+/)
    .map(fold),
);

/** Whether a folded word says little about what is looked for. */
export const isParticle = (word: string) => PARTICLES.has(word);
