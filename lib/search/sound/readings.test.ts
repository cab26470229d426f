import { fold } from '@/lib/format/foldedWords';
import { soundMatcher } from './soundMatcher';

const distance = (typed: string, word: string, mayBeHalf = false) =>
  soundMatcher(fold(typed), mayBeHalf)(fold(word));

describe('is said alike', () => {
  it.each([
    ['purani', 'पुरानी', 'Hindi in Roman letters'],
    ['shiksha', 'शिक्षा', 'sh'],
    ['siksa', 'शिक्षा', 's for sh'],
    ['wigyan', 'विज्ञान', 'w for v'],
    ['zamin', 'ज़मीन', 'z'],
    ['jamin', 'ज़मीन', 'j for z'],
    ['fasal', 'फ़सल', 'f'],
    ['phasal', 'फसल', 'ph for f'],
    ['baarish', 'बारिश', 'a doubled vowel'],
    ['neelami', 'नीलामी', 'ee'],
    ['doodh', 'दूध', 'oo'],
    ['srkar', 'सरकार', 'vowels left out'],
    ['kapre', 'कपड़े', 'r for ड़'],
    ['kapde', 'कपड़े', 'd for ड़'],
    ['padhai', 'पढ़ाई', 'dh for ढ़'],
    ['kapde', 'कपडे', 'a dot that is left out'],
    ['hinsa', 'हिंसा', 'a nasal'],
    ['gaon', 'गाँव', 'a nasal vowel'],
    ['nayi', 'नई', 'a glide'],
    ['jai', 'जय', 'ai for ay'],
    ['chai', 'चाय', 'ai for aay'],
    ['singh', 'सिंह', 'gh for h behind a nasal at the end'],
    ['shetra', 'क्षेत्र', 'sh for ksh at the beginning'],
    ['pehle', 'पहले', 'e for a before h'],
    ['dili', 'दिल्ली', 'a doubled letter typed once'],
    ['kisan', 'किसानों', 'an ending'],
    ['ladkon', 'लड़के', 'an ending for another'],
    ['auraten', 'औरत', 'an ending that is too much'],
    ['school', 'स्कूल', 'an English word'],
    ['station', 'स्टेशन', '-tion'],
    ['police', 'पुलिस', '-ce'],
    ['bridge', 'ब्रिज', '-dge'],
    ['bacche', 'बच्चे', 'cch'],
    ['bus', 'बस', 'an s that is no z'],
    ['udhyog', 'उद्योग', 'dh for द्य'],
    ['विधालय', 'विद्यालय', 'ध for द्य'],
    ['light', 'लाइट', '-igh-'],
    ['budget', 'बजट', 'u for a'],
    ['gst', 'जीएसटी', 'an abbreviation'],
    ['ipl', 'आईपीएल', 'an abbreviation with a vowel'],
    ['kadal', 'கடல்', 'Tamil'],
    ['madurai', 'மதுரை', 'Tamil, voiced between vowels'],
    ['pongal', 'பொங்கல்', 'Tamil, voiced behind a nasal'],
    ['patti', 'பட்டி', 'Tamil, not voiced where it is double'],
    ['brishti', 'বৃষ্টি', 'Bengali'],
    ['varsha', 'వర్షం', 'Telugu'],
    ['karnataka', 'ಕರ್ನಾಟಕ', 'Kannada'],
    ['keralam', 'കേരളം', 'Malayalam'],
    ['chuntani', 'ચૂંટણી', 'Gujarati'],
    ['punjab', 'ਪੰਜਾਬ', 'Gurmukhi'],
    ['odisha', 'ଓଡ଼ିଶା', 'Odia'],
    ['कलकत्ता', 'কলকাতা', 'Bengali for Devanagari'],
    ['क्रिकेट', 'cricket', 'Devanagari for English'],
    ['cricekt', 'क्रिकेट', 'swapped letters'],
    ['hyderbad', 'हैदराबाद', 'a letter left out'],
  ])('“%s” and “%s”: %s', (typed, word) => {
    expect(distance(typed, word)).toBeLessThanOrEqual(110);
    expect(distance(word, typed)).toBeLessThanOrEqual(110);
  });
});

it.each([
  ['bihar', 'बिजली'],
  ['coach', 'केरल'],
  ['gst', 'जमीन'],
  ['sena', 'राज्य'],
  ['kisan', 'की'],
  ['kis', 'की'],
  ['qqqzz', 'कज़'],
  ['2026', 'दो'],
])('“%s” is not “%s”', (typed, word) => {
  expect(distance(typed, word)).toBe(Infinity);
});

it('half a word is enough where it may be one', () => {
  expect(distance('bhar', 'भारतीय')).toBe(Infinity);
  expect(distance('bhar', 'भारतीय', true)).toBeLessThan(30);
});
