import 'server-only';
import sharp from 'sharp';
import { languageOf } from '@/lib/format/script';
import { type Locale, LOCALES, type Script } from '@/lib/i18n/locales';
import { type Card, COLOR, PREVIEW_SIZE } from './cardLook';
import { type Fitted, fitText } from './drawText';
import { drawableText } from './drawableText';
import { encodeJpeg } from './encodeJpeg';
import { wordmark } from './wordmark';

const MARGIN = 64;
const WIDTH = PREVIEW_SIZE.width - 2 * MARGIN;
const BAR = { top: 56, height: 10 };
const GAP = { bar: 34, kicker: 10, headline: 12 };
const FOOT = { bottom: 574, clear: 44 };
/** Devanagari is set taller, so both wordmarks look the same size. */
const WORDMARK_HEIGHT = {
  Latin: { card: 50, brand: 142 },
  Devanagari: { card: 62, brand: 200 },
} as const satisfies Record<Script, object>;

/** Latin headings are tighter; Devanagari needs room for its signs. */
const SETTING = {
  Latin: { sizes: [84, 74, 64, 56, 48, 42, 38], leading: 1.14, tracking: -0.014 },
  Devanagari: { sizes: [80, 70, 62, 54, 46, 40], leading: 1.36, tracking: 0 },
} as const satisfies Record<Script, object>;
const HEADLINE_LINES = 4;

const KICKER = {
  weight: 'bold',
  color: COLOR.river,
  sizes: [36],
  lines: 1,
  height: 60,
  leading: 1.4,
  width: WIDTH,
} as const;
const LINE = {
  weight: 'normal',
  color: COLOR['ink-quiet'],
  sizes: [36, 32],
  lines: 3,
  leading: 1.42,
  width: WIDTH,
} as const;

/** Null if the fonts cover nothing of the headline. */
export async function drawCard({
  locale,
  kicker,
  headline,
  line,
}: Card): Promise<Uint8Array<ArrayBuffer> | null> {
  const [filed, head, below] = [kicker, headline, line].map((text) => drawableText(text ?? ''));
  if (!head) return null;
  const markHeight = WORDMARK_HEIGHT[LOCALES[locale].script].card;
  const mark = await wordmark(locale, markHeight);
  const end = FOOT.bottom - markHeight - FOOT.clear;

  const parts: { drawing: Fitted; top: number }[] = [];
  let top = BAR.top + BAR.height + GAP.bar;
  const addBelow = (drawing: Fitted, gap: number) => {
    parts.push({ drawing, top });
    top += drawing.depth + gap;
  };
  if (filed) addBelow(await fitText(filed, KICKER), GAP.kicker);
  addBelow(
    await fitText(head, {
      ...SETTING[LOCALES[languageOf(head)].script],
      weight: 'bold',
      color: COLOR.ink,
      lines: HEADLINE_LINES,
      height: end - top,
      width: WIDTH,
    }),
    GAP.headline,
  );
  if (below) addBelow(await fitText(below, { ...LINE, height: end - top }), 0);

  const bar = {
    create: { width: WIDTH, height: BAR.height, channels: 3, background: COLOR.bar },
  } as const;
  return encodeJpeg(
    sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: COLOR.paper } }).composite([
      { input: bar, left: MARGIN, top: BAR.top },
      ...parts.map(({ drawing: { data, info }, top }) => ({
        input: data,
        raw: info,
        left: MARGIN,
        top: Math.round(top),
      })),
      { input: mark, left: MARGIN, top: FOOT.bottom - markHeight },
    ]),
  );
}

export async function drawBrand(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const mark = await wordmark(locale, WORDMARK_HEIGHT[LOCALES[locale].script].brand, {
    letters: COLOR.paper,
    block: COLOR.ink,
  });
  return encodeJpeg(
    sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: COLOR.signal } }).composite([
      { input: mark, gravity: 'centre' },
    ]),
  );
}
