import { escapeMarkup, oneLine, withoutForbidden } from './xml';

describe('withoutForbidden', () => {
  it.each([
    ['controls', 'a\u0000b\u0008c\u000bd\u001fe', 'abcde'],
    ['half an emoji', 'a\ud83db\ude42c', 'abc'],
    ['the two that are no characters', 'a\ufffeb\uffff', 'ab'],
    [
      'nothing of a whole emoji, tab, line break and Devanagari',
      '🙂\t\r\nमुख्यमंत्री\u200d',
      '🙂\t\r\nमुख्यमंत्री\u200d',
    ],
    ['nothing of marks of direction', '\u200f\u202babc\u202c', '\u200f\u202babc\u202c'],
  ])('takes away %s', (_, text, expected) => {
    expect(withoutForbidden(text)).toBe(expected);
  });
});

describe('oneLine', () => {
  it('leaves one line', () => {
    expect(oneLine(' One\r\n two\u2028three\u0001 ')).toBe('One two three');
  });
});

describe('escapeMarkup', () => {
  it.each([
    ['</script><script>', '&lt;/script&gt;&lt;script&gt;'],
    ['a ]]> b', 'a ]]&gt; b'],
    ['"AT&T" &amp;', '&quot;AT&amp;T&quot; &amp;amp;'],
  ])('of %j is %j', (text, expected) => {
    expect(escapeMarkup(text)).toBe(expected);
  });
});
