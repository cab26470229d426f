import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@/lib/site/siteSchema';
import { flat } from './messages';
import { productMessages } from './product';
import type { SiteFolder } from './siteFolder';
import { untrueClaims } from './untrueClaims';

type Configured = { folder: SiteFolder; config: SiteConfig };

type Leftover = { file: string; field?: string; what: string };

const OF_ONE_NEWSROOM = [
  'names',
  'taglines',
  'legalEntity',
  'contacts',
  'address',
  'court',
] as const;
/** Example hosts and ids: `news@mine.example`, `?id=example.mine`. */
const MADE_UP = /(^|[@/=.])example\.|\.example(?![\w-])/;
/** Two newsrooms may share a shorter text. */
const SENTENCE_LENGTH = 60;

/** Drops the last line of `office`, which may be a state. */
const ofOneNewsroom = (config: SiteConfig) => [
  ...OF_ONE_NEWSROOM.flatMap((field) => flat(config[field], field)),
  ...Object.entries(config.office).flatMap(([locale, lines]) =>
    flat(lines.slice(0, -1), `office.${locale}`),
  ),
];

/** Drops `states`: their records describe places, not the newsroom. */
const inWords = ({ states: _, ...config }: SiteConfig) =>
  Object.entries(config).flatMap(([field, value]) => flat(value, field));

/** Ignores the spaces of a phone number. */
const plain = (text: string) => (/^\+?[\d ]+$/.test(text) ? text.replace(/\D/g, '') : text);

function sameValues({ config }: Configured, samples: readonly Configured[]): Leftover[] {
  const theirs = new Set(
    samples.flatMap((sample) => ofOneNewsroom(sample.config).map(([, text]) => plain(text))),
  );
  return ofOneNewsroom(config)
    .filter(([, text]) => theirs.has(plain(text)))
    .map(([field, text]) => ({
      file: 'site.config.ts',
      field,
      what: `is sample text: ${text}`,
    }));
}

const madeUp = ({ config }: Configured): Leftover[] =>
  inWords(config)
    .filter(([, text]) => MADE_UP.test(text))
    .map(([field, text]) => ({
      file: 'site.config.ts',
      field,
      what: `is example text: ${text}`,
    }));

/** A sample's names and towns, except the site's own town. */
function foreignWords({ config }: Configured, samples: readonly Configured[]): string[] {
  const towns = samples.flatMap(({ config: { address } }) =>
    Object.values(address).map((line) => (line.split(',').at(-1) ?? '').replace(/\d/g, '').trim()),
  );
  const home = Object.values(config.address).join('\n');
  return [
    ...samples.flatMap((sample) => Object.values(sample.config.names)),
    ...towns.filter((town) => !home.includes(town)),
  ];
}

function foreignNames(own: Configured, samples: readonly Configured[]): Leftover[] {
  const words = foreignWords(own, samples);
  const named = (text: string) =>
    words.find((word) => new RegExp(word.replace(/\s+/g, '[ -]?'), 'iu').test(text));
  const in_ = (file: string, all: readonly (readonly [string, string])[]): Leftover[] =>
    all.flatMap(([field, text]) => {
      const word = named(text);
      return word ? [{ file, field, what: `names the sample's ${word}` }] : [];
    });
  const locales = Object.keys(own.config.languages);
  return [
    ...in_('site.config.ts', inWords(own.config)),
    ...locales.flatMap((locale) =>
      in_(`messages/${locale}.json`, flat(own.folder.messages(locale))),
    ),
    ...locales
      .flatMap((locale) => ['privacy', 'terms'].map((name) => `policies/${name}.${locale}.md`))
      .flatMap((file) => in_(file, [['', own.folder.text(file) ?? '']])),
  ];
}

/**
 * Message keys of a sample that describe the newsroom: whole sentences that replace the product's.
 */
const describingKeys = ({ folder, config }: Configured) =>
  Object.keys(config.languages)
    .filter((locale) => productMessages(locale) !== null)
    .flatMap((locale) => flat(folder.messages(locale)))
    .filter(([, text]) => text.length >= SENTENCE_LENGTH && !/\{(?!channel\})/.test(text))
    .map(([key]) => key);

function sameSentences({ folder, config }: Configured, samples: readonly Configured[]): Leftover[] {
  const theirs = new Set(
    samples.flatMap((sample) => {
      const keys = new Set(describingKeys(sample));
      return Object.keys(sample.config.languages)
        .flatMap((locale) => flat(sample.folder.messages(locale)))
        .filter(([key]) => keys.has(key))
        .map((entry) => entry.join());
    }),
  );
  return Object.keys(config.languages).flatMap((locale) =>
    flat(folder.messages(locale))
      .filter((entry) => theirs.has(entry.join()))
      .map(([field]) => ({
        file: `messages/${locale}.json`,
        field,
        what: "is sample text. Write your own, or delete it to use the product's",
      })),
  );
}

const files = ({ folder }: Configured) =>
  ['icon.svg', ...['wordmarks', 'public'].flatMap((place) => folder.filesIn(place, place))]
    .filter((file) => existsSync(join(folder.folder, file)))
    .map((file) => {
      const bytes = readFileSync(join(folder.folder, file));
      return { file, hash: createHash('sha256').update(bytes).digest('hex') };
    });

function sameFiles(own: Configured, samples: readonly Configured[]): Leftover[] {
  const theirs = new Set(samples.flatMap(files).map(({ hash }) => hash));
  return files(own)
    .filter(({ hash }) => theirs.has(hash))
    .map(({ file }) => ({ file, what: "is the sample's file" }));
}

/** @param samples the product's sample channels */
export function leftovers(own: Configured, samples: readonly Configured[]): string[] {
  const found = new Map<string, string>();
  for (const { file, field, what } of [
    ...sameValues(own, samples),
    ...madeUp(own),
    ...sameSentences(own, samples),
    ...foreignNames(own, samples),
    ...sameFiles(own, samples),
    ...untrueClaims(own, samples),
  ]) {
    const at = `${own.folder.name}/${file}:${field ? ` ${field}` : ''}`;
    if (!found.has(at)) found.set(at, what);
  }
  return [...found].map(([at, what]) => `${at} ${what}`);
}
