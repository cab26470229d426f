/** Spelling variants in either script. Order matters: later rules see earlier results. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // "भाई" and "bhai", "नई" and "नयी" end like "है"; "लखनऊ" like "और".
  [/[aA]y?i/g, 'E'],
  [/[aA]u/g, 'O'],
  // A glide beside its own vowel: "किया" is "kia", "चाहिये" is "चाहिए", "हुआ" is "huva".
  [/(?<=[ie])y(?=[aAeuoOE])/g, ''],
  [/(?<=[aAuoOE])y(?=[ie])/g, ''],
  [/(?<=u)v(?=[aAieE])/g, ''],
  // "pehle" is "पहले".
  [/[eE](?=h)/g, 'a'],
  // "द्य" is often spelled "ध": "विधालय"; in Roman, "udhyog" is "उद्योग".
  [/[dD]y/g, 'D'],
  // "व्हाट्सऐप" is said as "whatsapp".
  [/vh/g, 'v'],
  // A nasal adopts the place of the next consonant; at the end it nasalises the vowel: "गाँव".
  [/(?<![nmM])[nmM]+(?=[kKgGcCjJzstTdDRQpfbBS])/g, 'M'],
  [/[nmM](v|y)$/, '$1M'],
  // People type doubled letters once: "दिल्ली", "अच्छा".
  [/k(?=K)|g(?=G)|c(?=C)|j(?=J)|t(?=T)|d(?=D)|p(?=f)|b(?=B)/g, ''],
  [/(.)\1+/g, '$1'],
];

export const level = (phonemes: string): string =>
  RULES.reduce((key, [pattern, to]) => key.replace(pattern, to), phonemes);
