import { isObject, isRecord } from '@/lib/isObject';
import { captionParts } from '@/lib/provider/body/blocks/creditsBelow';
import type { Entry } from '@/lib/provider/source/fieldNames';
import type { Story } from '@/lib/story/story';
import { MEMBERS, shortValue } from './entryValues';
import type { ProviderStory } from './providerSchema';
import { plainText } from './readText';

const CAPTION = ['caption', 'description_text'];
const CREDIT = ['credit', 'copyright', 'attribution', 'photographer', 'credits'];
const ALT = ['alt', 'alternativeText', 'altText', 'alt_text'];
/** Arc XP lists people under `by`. */
const NAMES = ['by', 'rendered', ...MEMBERS.name];
const DEPTH = 4;

/** Strapi fills an empty caption or alt text with the file name. */
const FILE_NAME = /^\S+\.\w{3,4}$/;

function words(record: Entry, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = shortValue(record[name], NAMES);
    const text = typeof value === 'string' ? plainText(value).trim() : '';
    if (text && !FILE_NAME.test(text)) return text;
  }
  return undefined;
}

export function pictureTexts(given: unknown, depth = 0): Entry {
  const picture = Array.isArray(given) ? given[0] : given;
  if (!isRecord(picture) || depth === DEPTH) return {};
  const holder = MEMBERS.address.find((name) => isObject(picture[name]));
  const [caption, credit, alt] = [CAPTION, CREDIT, ALT].map((names) => words(picture, names));
  return {
    ...(holder && pictureTexts(picture[holder], depth + 1)),
    ...(caption && { imageCaption: caption }),
    ...(credit && { imageCredit: credit }),
    ...(alt && { imageAlt: alt }),
  };
}

export function pictureFields({
  imageAlt: alt,
  imageCaption,
  imageCredit,
}: ProviderStory): Pick<Story, 'pictureAlt' | 'pictureCaption' | 'pictureCredit'> {
  const { caption, credit } = captionParts(imageCaption, imageCredit);
  return {
    ...(alt && { pictureAlt: alt }),
    ...(caption && { pictureCaption: caption }),
    ...(credit && { pictureCredit: credit }),
  };
}
