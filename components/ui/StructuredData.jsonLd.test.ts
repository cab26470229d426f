import fc from 'fast-check';
import { anyCharacter } from '@/lib/testing/anyCharacter';
import { jsonLd } from './StructuredData';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '--> 🙂👩‍👩‍👧',
  '" \' & &amp; <b>',
  '\u2028\u2029',
  '\u202eمرحبا\u202c \u200f',
  'a\\u003c\\',
  '\0\b\t\r\n',
  'मुख्यमंत्री',
];

const nameIn = (text: string): unknown => JSON.parse(text)['@graph'][0].name;

describe('jsonLd', () => {
  it('is one graph in schema.org’s words', () => {
    expect(jsonLd([{ '@type': 'Place', name: 'Sagar' }])).toBe(
      '{"@context":"https://schema.org","@graph":[{"@type":"Place","name":"Sagar"}]}',
    );
  });

  it.each(HOSTILE)('carries %j without a character that HTML or a script could read', (name) => {
    const text = jsonLd([{ '@type': 'Place', name }]);
    expect(text).not.toMatch(/[<>&\u2028\u2029\n\r]/);
    expect(nameIn(text)).toBe(name);
  });

  it('carries any text there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        const text = jsonLd([{ '@type': 'Place', name }]);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(nameIn(text)).toBe(name);
      }),
    );
  });

  it('replaces half an emoji, which UTF-8 cannot write', () => {
    expect(nameIn(jsonLd([{ '@type': 'Place', name: 'a\ud83d' }]))).toBe('a\uFFFD');
  });

  it('leaves out what is not known', () => {
    expect(jsonLd([{ '@type': 'Place', name: 'Sagar', url: undefined }])).not.toContain('url');
  });
});
