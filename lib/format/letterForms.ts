/** Letters that are typed in several ways: Arabic forms of Urdu's, Malayalam's chillus, signs of a nasal. */
const FORMS: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ' },
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ...{ 'ঁ': 'ং', 'ઁ': 'ં', 'ଁ': 'ଂ', 'ఁ': 'ం', 'ಁ': 'ಂ', 'ഁ': 'ം', 'ਁ': 'ਂ', 'ੰ': 'ਂ' },
};
const FORM = new RegExp(`[${Object.keys(FORMS).join('')}]`, 'g');

export const oneForm = (text: string): string =>
  text.replace(FORM, (letter) => FORMS[letter] ?? letter);
