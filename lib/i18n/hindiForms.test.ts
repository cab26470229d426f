import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/**
 * The house's Hindi forms, each beside what it replaces. Letters with a nukta are compared in
 * Unicode's decomposed form, in which the texts are stored either way.
 */
const FORMS: readonly (readonly [right: string, wrong: RegExp])[] = [
  ['एक्स', /ट्विटर|(?<![A-Za-z])X(?![A-Za-z]) पर/],
  ['व्हाट्सऐप', /वॉट्सऐप|व्हाट्सएप|वाट्सऐप|व्हाट्सअप/],
  ['फ़ेसबुक', /फेसबुक/],
  ['आईफ़ोन 6एस', /आईफोन|आईफ़ोन 6s|iPhone/],
  ['एमपी', /एम\. ?पी\.|एम पी(?![ऀ-ॿ])/],
  ['ख़राब', /(?<!ख़)खराब/],
  ['क़तार', /(?<![ऀ-ॿ])कतार/],
  ['सलीक़ा', /सलीका|सलीके/],
  ['फ़र्क़', /फर्क|फ़र्क(?!़)/],
  ['किस्त', /क़िस्त/],
  ['किराया, किराए', /किराये|क़िराय/],
  ['रसोइये', /रसोइए/],
  ['सँभाल', /संभाल|सम्भाल/],
  ['नमूना आँकड़े', /नमूने के आँकड़|नमूने का डेटा|नमूने के राशिफल/],
  ['पेज', /(इस|हर|अगला|पिछला|बोर्ड का अपना) पन्न/],
  ['फ़ोन', /डिवाइस|(यह|आपके|आपका) उपकरण/],
  ['ऐप', /(?<![ऀ-ॿ])एप(?![ऀ-ॿ])|एप्प|ऐप्प/],
  ['वर्ग किमी', /किमी²|वर्ग कि\.मी/],
  // `12-12`, twelve each, is no range.
  ['en dash in ranges', /(?<![0-9])([0-9]+)-(?!\1(?![0-9]))[0-9]/],
  ['− (minus)', /(?<![0-9A-Za-zऀ-ॿ])-[0-9]/],
  ['curly quotes', /(?<![=A-Za-z])"[ऀ-ॿ]|'[ऀ-ॿ]/],
];

/** Large figures of prose; a field's bounds are written as its figures are. */
const PROSE_FORMS: typeof FORMS = [['लाख और करोड़', /[0-9],[0-9]{2},[0-9]{3}/]];

/** The polite imperative of buttons and labels is करें, चुनें; कीजिए is for articles alone. */
const LABEL_FORMS: typeof FORMS = [['करें, चुनें', /(कीज|चुन|देख|बता|लिख|पढ़)ि?िए/]];

const normal = (text: string) => text.normalize('NFC');
const DEVANAGARI = /[ऀ-ॿ]/;

/** Every string of a JSON value that holds Devanagari, with its path. */
function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return DEVANAGARI.test(value) ? [{ path, text: value }] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`))
    : [];
}

const filesUnder = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\./.test(name))
    .map((name) => `${folder}/${name}`);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const messages = texts(JSON.parse(read('messages/hi.json')), 'messages/hi.json');
const newsroom = filesUnder('newsroom/data', /\.json$/).flatMap((path) =>
  texts(JSON.parse(read(path)), path),
);
/** Strings of the content's sources, in single quotes as Prettier writes them. */
const content = filesUnder('lib/content', /\.ts$/).flatMap((path) =>
  [...read(path).matchAll(/'((?:[^'\\\n]|\\.)*)'/g)]
    .filter(([, text = '']) => DEVANAGARI.test(text))
    .map(([, text = '']) => ({ path, text })),
);

const offenders = (among: typeof messages, [, wrong]: (typeof FORMS)[number]) => {
  const form = new RegExp(normal(wrong.source));
  return among
    .filter(({ text }) => form.test(normal(text)))
    .map(({ path, text }) => `${path}: ${text}`);
};

describe('Hindi texts', () => {
  it('are found in messages, content and the sample newsroom', () => {
    expect([messages.length > 700, content.length > 500, newsroom.length > 200]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(FORMS.map((form) => [form[0], form] as const))('write %s in one form', (_, form) => {
    expect(offenders([...messages, ...content, ...newsroom], form)).toEqual([]);
  });

  it.each(PROSE_FORMS.map((form) => [form[0], form] as const))(
    'write large figures with %s in stories and content',
    (_, form) => {
      expect(offenders([...content, ...newsroom], form)).toEqual([]);
    },
  );

  it.each(LABEL_FORMS.map((form) => [form[0], form] as const))(
    'ask with %s in the interface',
    (_, form) => {
      expect(offenders(messages, form)).toEqual([]);
    },
  );
});
