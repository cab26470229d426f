import 'server-only';
import sharp from 'sharp';
import { WORDMARK_DRAWINGS } from '#site/drawings.mjs';
import { languageOf } from '@/lib/format/script';
import { LOCALES, type Locale, isWrittenIn } from '@/lib/i18n/locales';
import { SCRIPTS } from '@/lib/i18n/scripts.mjs';
import { COLOR, type Card, SOCIAL_CARD_SIZE } from './cardLook';
import { type Fit, type Fitted, fitText } from './drawText';
import { drawableText } from './drawableText';
import { encodeJpeg } from './encodeJpeg';

const MARGIN = 64;
const WIDTH = SOCIAL_CARD_SIZE.width - 2 * MARGIN;
const BAR = { top: 56, height: 10 };
const GAP = { bar: 34, kicker: 10, headline: 12 };
const FOOT = { bottom: 574, clear: 44 };
const wordmarkHeight = (locale: Locale) =>
  isWrittenIn(locale, 'Latin') ? { card: 50, brand: 142 } : { card: 62, brand: 200 };

const HEADLINE_LINES = 4;

const KICKER = { weight: 'bold', color: COLOR.river, sizes: [36], lines: 1, width: WIDTH } as const;
const LINE = {
  weight: 'normal',
  color: COLOR['ink-quiet'],
  sizes: [36, 32],
  lines: 3,
  width: WIDTH,
} as const;

const recordOf = (text: string) => SCRIPTS[LOCALES[languageOf(text)].script];
const leadingOf = (text: string, least: number) => Math.max(least, recordOf(text).card.leading);

const leftOf = ({ info }: Fitted, text: string) =>
  recordOf(text).direction === 'rtl' ? MARGIN + WIDTH - info.width : MARGIN;

/** Null if the fonts lack the headline's letters. */
export async function drawCard({
  locale,
  kicker,
  headline,
  line,
}: Card): Promise<Uint8Array<ArrayBuffer> | null> {
  const [filed, head, below] = [kicker, headline, line].map((text) => drawableText(text ?? ''));
  if (!head) return null;
  const mark = wordmark(locale, { width: WIDTH, height: wordmarkHeight(locale).card });
  const isFromRight = SCRIPTS[LOCALES[locale].script].direction === 'rtl';
  const markLeft = isFromRight ? MARGIN + WIDTH - mark.width : MARGIN;
  const end = FOOT.bottom - mark.height - FOOT.clear;

  const parts: { drawing: Fitted; left: number; top: number }[] = [];
  let top = BAR.top + BAR.height + GAP.bar;
  const addBelow = async (text: string, fit: Fit, gap: number) => {
    const drawing = await fitText(text, fit);
    parts.push({ drawing, left: leftOf(drawing, text), top });
    top += drawing.depth + gap;
  };
  if (filed) {
    const leading = leadingOf(filed, 1.4);
    const height = KICKER.sizes[0] * leading + 10;
    await addBelow(filed, { ...KICKER, leading, height }, GAP.kicker);
  }
  await addBelow(
    head,
    {
      ...recordOf(head).card,
      weight: 'bold',
      color: COLOR.ink,
      lines: HEADLINE_LINES,
      height: end - top,
      width: WIDTH,
    },
    GAP.headline,
  );
  if (below)
    await addBelow(below, { ...LINE, leading: leadingOf(below, 1.42), height: end - top }, 0);

  const bar = {
    create: { width: WIDTH, height: BAR.height, channels: 3, background: COLOR.bar },
  } as const;
  return encodeJpeg(
    sharp({ create: { ...SOCIAL_CARD_SIZE, channels: 3, background: COLOR.paper } }).composite([
      { input: bar, left: MARGIN, top: BAR.top },
      ...parts.map(({ drawing: { data, info }, left, top }) => ({
        input: data,
        raw: info,
        left,
        top: Math.round(top),
      })),
      { input: mark.svg, left: markLeft, top: FOOT.bottom - mark.height },
    ]),
  );
}

export async function drawBrand(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const mark = wordmark(
    locale,
    { width: WIDTH, height: wordmarkHeight(locale).brand },
    { letters: COLOR.paper, block: COLOR.ink },
  );
  const background = mark.isPicture ? COLOR.paper : COLOR.signal;
  return encodeJpeg(
    sharp({ create: { ...SOCIAL_CARD_SIZE, channels: 3, background } }).composite([
      { input: mark.svg, gravity: 'centre' },
    ]),
  );
}

/** Sizes in pixels. `isPicture`: a logo that keeps its own colours. */
type Mark = { svg: Buffer; width: number; height: number; isPicture: boolean };

function wordmark(
  locale: Locale,
  room: { width: number; height: number },
  { letters, block }: { letters: string; block: string } = {
    letters: COLOR.ink,
    block: COLOR.signal,
  },
): Mark {
  const { viewBox, markup } = WORDMARK_DRAWINGS[LOCALES[locale].script];
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  const coloured = markup.replaceAll('var(--logo-24)', block).replaceAll('currentColor', letters);
  const scale = Math.min(room.height / high, room.width / wide);
  const width = Math.round(wide * scale);
  const height = Math.round(high * scale);
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${coloured}</svg>`,
  );
  return { svg, width, height, isPicture: markup.startsWith('<image') };
}
