import { feedText } from './feedText';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
const HINDI = '<t>शीर्षक “ठीक”</t>';
const declared = (label: string, text: string) =>
  `<?xml version="1.0" encoding="${label}"?>${text}`;
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('UTF-8 wins over any label', () => {
  it.each([
    ['text/xml; charset=iso-8859-1', HINDI],
    ['text/xml; charset=windows-1252', HINDI],
    ['text/xml; charset=utf-16', HINDI],
    ['text/xml; charset="us-ascii"', HINDI],
    ['text/xml; charset=x-none; charset=latin1', HINDI],
    [null, declared('utf-16', HINDI)],
    [null, declared('iso-8859-1', HINDI)],
    ['text/xml; charset=koi8-r', declared('gbk', HINDI)],
    ['text/xml', HINDI],
  ])('%s', async (type, text) => {
    expect(await feedText(Buffer.from(text), type)).toBe(text);
  });
});

describe('other encodings', () => {
  const QUOTES = [0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x85, 0x80];
  it.each([
    [
      'windows-1252',
      bytes('<t>', QUOTES, '</t>'),
      'text/xml; charset=windows-1252',
      '<t>‘’“”–—…€</t>',
    ],
    [
      'its older name',
      bytes('<t>', QUOTES, '</t>'),
      'text/xml; charset=ISO-8859-1',
      '<t>‘’“”–—…€</t>',
    ],
    [
      'a declaration where the header is wrong',
      bytes(declared('windows-1252', '<t>'), [0x92], '</t>'),
      'text/xml; charset=utf-8',
      declared('windows-1252', '<t>’</t>'),
    ],
    ['windows-1251', bytes('<t>', [0xcf, 0xf0], '</t>'), 'text/xml; charset=cp1251', '<t>Пр</t>'],
    [
      'its name with a dash',
      bytes('<t>', [0xcf, 0xf0], '</t>'),
      'text/xml; charset=cp-1251',
      '<t>Пр</t>',
    ],
    [
      'its short name',
      bytes('<t>', [0xcf, 0xf0], '</t>'),
      'text/xml; charset=win1251',
      '<t>Пр</t>',
    ],
    ['Shift_JIS', bytes('<t>', [0x93, 0xfa], '</t>'), 'text/xml; charset=sjis', '<t>日</t>'],
    [
      'UTF-16, declared',
      Buffer.from(declared('utf-16', HINDI), 'utf16le'),
      null,
      declared('utf-16', HINDI),
    ],
    ['UTF-16, not declared', Buffer.from(HINDI, 'utf16le'), 'text/xml; charset=utf-8', HINDI],
    ['UTF-16, the higher byte first', utf16be(HINDI), null, HINDI],
    ['UTF-8 with a broken byte', bytes('<t>श', [0xe0], '</t>'), null, '<t>श\ufffd</t>'],
    [
      'ASCII under the label UTF-16',
      bytes(declared('utf-16', '<t>a</t>')),
      null,
      declared('utf-16', '<t>a</t>'),
    ],
  ])('%s', async (_, body, type, expected) => {
    expect(await feedText(body, type)).toBe(expected);
  });
});

describe('UTF-8 in which something else stands', () => {
  const twice = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte)))
      .join('');

  it.each([
    ['a pasted quotation mark', bytes('<t>शीर्षक it', [0x92], 's</t>'), '<t>शीर्षक it’s</t>'],
    [
      'two of them, and no other letter',
      bytes('<t>', [0x93], 'a', [0x94], ' caf', [0xe9], '</t>'),
      '<t>“a” café</t>',
    ],
    ['a character that was cut', bytes('<t>शीर्ष', [0xe0, 0xa4], '…</t>'), '<t>शीर्ष\ufffd…</t>'],
    ['the end of one', bytes('<t>a', [0xa4, 0xb6], 'ीर्षक</t>'), '<t>a\ufffd\ufffdीर्षक</t>'],
    ['an emoji that was cut', bytes('<t>a', [0xf0, 0x9f, 0x98], '</t>'), '<t>a\ufffd</t>'],
  ])('%s', async (_, body, expected) => {
    expect(await feedText(body, 'text/xml; charset=utf-8')).toBe(expected);
  });

  it('is read where it is long as where it is short', async () => {
    const long = '<t>शीर्षक</t>'.repeat(80_000);
    expect(await feedText(bytes([0x92], long), null)).toBe(`’${long}`);
  });

  it('encoded twice is what it was before', async () => {
    const latin = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
    expect(await feedText(latin(HINDI), null)).toBe(HINDI);
    expect(await feedText(Buffer.from(twice('<t>मंगल को</t>')), null)).toBe('<t>मंगल को</t>');
    expect(await feedText(Buffer.from('<t>à¤ la carte</t>'), null)).toBe('<t>à¤ la carte</t>');
    const long = '<t>मंगल को</t>'.repeat(20_000);
    expect(await feedText(Buffer.from(twice(long)), null)).toBe(long);
    const mixed = `<t>${twice('It’s “on” – for ₹5… मंगल को')}, शीर्षक, â la carte</t>`;
    expect(await feedText(Buffer.from(mixed), null)).toBe(
      '<t>It’s “on” – for ₹5… मंगल को, शीर्षक, â la carte</t>',
    );
  });
});

describe('the encoding', () => {
  const text = '<?xml version="1.0" encoding="iso-8859-1"?><t>é</t>';
  const latin = Buffer.from(text, 'latin1');
  it.each([
    ['the XML declaration', latin, null, text],
    ['the header before it', Buffer.from(text), 'text/xml; charset=utf-8', text],
    ['a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), null, text],
    ['nobody: UTF-8', Buffer.from('<t>é</t>'), 'text/xml', '<t>é</t>'],
    ['a name that is none: UTF-8', Buffer.from('<t>é</t>'), 'text/xml; charset=x-none', '<t>é</t>'],
  ])('is named by %s', async (_, body, type, expected) => {
    expect(await feedText(body, type)).toBe(expected);
  });
});
