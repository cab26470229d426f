import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf } from './faces';

const PACKAGES = join(__dirname, '../../node_modules/@expo-google-fonts');

describe('familyOf', () => {
  it.each([
    ['noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf', 'Noto Sans Tamil'],
    ['noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf', 'Noto Nastaliq Urdu'],
  ])('of %s', (file, family) => {
    expect(familyOf(readFileSync(join(PACKAGES, file)))).toBe(family);
  });

  it.each([
    ['nothing', ''],
    ['a WOFF2 font', 'wOF2\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0000'],
    ['a text', 'Noto Sans Tamil, version 2.004'],
  ])('is none for %s', (_, text) => {
    expect(familyOf(Buffer.from(text))).toBeNull();
  });
});
