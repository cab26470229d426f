/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_COLORS } from './themeColors';

/** The values a token has in the style sheet, in its order: light, then dark. */
const token = (name: string) =>
  [
    ...readFileSync(join(__dirname, '../../app/styles/tokens.css'), 'utf8').matchAll(
      new RegExp(`--${name}: (#[0-9a-f]+)`, 'g'),
    ),
  ].map(([, value]) => value);

describe('THEME_COLORS', () => {
  it('are the style sheet’s', () => {
    expect([THEME_COLORS.light, THEME_COLORS.dark]).toEqual(token('signal'));
    expect([THEME_COLORS.paper]).toEqual([token('paper')[0]?.replace('#fff', '#ffffff')]);
  });
});
