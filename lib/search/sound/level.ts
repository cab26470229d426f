/**
 * Phonemes with everything levelled that is written either way in either script. In order: later
 * rules see what earlier ones made.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // "भाई" and "bhai", "नई" and "नयी": the vowel of "है"; "लखनऊ" that of "और".
  [/[aA]y?i/g, 'E'],
  [/[aA]u/g, 'O'],
  // A glide beside its own vowel: "किया" is "kia", "चाहिये" is "चाहिए", "हुआ" is "huva".
  [/(?<=[ie])y(?=[aAeuoOE])/g, ''],
  [/(?<=[aAuoOE])y(?=[ie])/g, ''],
  [/(?<=u)v(?=[aAieE])/g, ''],
  // "pehle" is "पहले".
  [/[eE](?=h)/g, 'a'],
  // "द्य" is read and written as "ध": "विधालय"; in Roman letters "udhyog" is "उद्योग".
  [/[dD]y/g, 'D'],
  // "व्हाट्सऐप" is said as "whatsapp".
  [/vh/g, 'v'],
  // A nasal takes the place of the consonant after it; at the end it is heard on the vowel: "गाँव".
  [/(?<![nmM])[nmM]+(?=[kKgGcCjJzstTdDRQpfbBS])/g, 'M'],
  [/[nmM](v|y)$/, '$1M'],
  // A doubled letter is typed once: "दिल्ली", "अच्छा".
  [/k(?=K)|g(?=G)|c(?=C)|j(?=J)|t(?=T)|d(?=D)|p(?=f)|b(?=B)/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A key of phonemes: equal for words that are said alike and written in different ways. */
export const level = (phonemes: string): string =>
  RULES.reduce((key, [pattern, to]) => key.replace(pattern, to), phonemes);
