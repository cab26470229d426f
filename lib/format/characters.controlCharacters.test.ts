import { withoutControlCharacters } from './characters';

it.each([
  ['C0 controls', 'a\u0000b\u0008c\u000bd\u000ce\u001bf\u001fg', 'abcdefg'],
  ['DEL and C1 controls', 'a\u007fb\u0080c\u0085d\u009fe', 'abcde'],
  ['noncharacters', 'a\ufdd0b\ufdefc\ufffed\uffffe\u{1fffe}f\u{10ffff}g', 'abcdefg'],
  ['overrides of direction', 'a\u202db\u202ec', 'abc'],
  ['marks of places to break, and of byte order', '\ufeffa\u200bb\u2060c', 'abc'],
  ['nothing of tab and line breaks', 'a\tb\r\nc', 'a\tb\r\nc'],
  [
    'nothing of joiners and directional marks',
    'क्\u200dष\u200c \u200e\u200f\u202a\u202c\u2066\u2069\u061c',
    'क्\u200dष\u200c \u200e\u200f\u202a\u202c\u2066\u2069\u061c',
  ],
  [
    'nothing of emoji, letters and other planes',
    '👨‍👩‍👧 café मुख्यमंत्री \u{1d11e}',
    '👨‍👩‍👧 café मुख्यमंत्री \u{1d11e}',
  ],
])('removes %s', (_, text, expected) => {
  expect(withoutControlCharacters(text)).toBe(expected);
});
