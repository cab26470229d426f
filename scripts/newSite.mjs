// Creates a configuration from the sample's sections, states, colours and policies; `npm run site`
// lists the open questions. A `paper` has no live TV.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../server/builtSite.mjs';
import { jiti } from './jiti.mjs';
import { requestedFolder, shellQuote } from './requestedFolder.mjs';

// Imported after `jiti.mjs`, which explains missing packages.
const { format } = await import('oxfmt');

const SAMPLE = join(root, 'site');
const PAPER_TEXTS = join(root, 'messages/paper');
/** @param {string} line @returns {never} */
function refuse(line) {
  console.error(line);
  process.exit(1);
}

const args = process.argv.slice(2);
const codes = args.slice(2);

const sample = /** @type {import('../lib/site/siteSchema').SiteConfig} */ (
  await jiti.import(join(SAMPLE, 'site.config.ts'), { default: true })
);
const spoken = Object.keys(sample.languages);
const languages = codes.length > 0 ? [...new Set(codes)] : spoken;
/** @type {typeof import('./site/starter')} */
const { downPage, languageRecord, starter, starterState } = await jiti.import('./site/starter.ts');
for (const code of languages) {
  const record = sample.languages[code] ?? languageRecord(code);
  if (record) sample.languages[code] = record;
  else refuse(`${code} is not a supported language code (lib/i18n/scripts.mjs)`);
}
// Last of the checks, as it creates the folder.
const asked = await requestedFolder(args);
const { given, folder, kind } = 'fault' in asked ? refuse(asked.fault) : asked;
const known = Object.keys(sample.languages);
/** English fills the gaps of languages without product messages. */
const written = [
  ...new Set([...languages, ...(languages.every((code) => spoken.includes(code)) ? [] : ['en'])]),
];

const id = basename(folder)
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')
  .replaceAll(/^[-0-9]+|-$/g, '');
const config = JSON.stringify(starter(sample, id || 'news', languages, kind), null, 2);
const source = `import { defineSite } from '@/lib/site/defineSite';

/** Every field is explained in \`site/README.md\` of the product. */
export default defineSite(${config});
`;

/** @param {string} file @param {string} text */
function put(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
/** @param {string} viewBox @param {string} question */
const drawing = (viewBox, question) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><!-- TODO: ${question} --></svg>\n`;

const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
put('site.config.ts', (await format('site.config.ts', source, style)).code);
put('redirects', readFileSync(join(SAMPLE, 'redirects'), 'utf8'));
put(
  'down.html',
  downPage(
    readFileSync(join(root, 'deploy/nginx/down.html'), 'utf8'),
    languages.map((code) => [code, sample.languages[code]?.name ?? code]),
  ),
);
put('icon.svg', drawing('0 0 600 600', 'the symbol of the icons, in white, as shapes'));
for (const script of new Set(languages.map((code) => sample.languages[code]?.script.toLowerCase())))
  put(
    `wordmarks/${script}.svg`,
    drawing('0 0 1600 470', `the name in ${script} letters, as shapes`),
  );
for (const language of languages)
  for (const policy of ['privacy', 'terms']) {
    const isSpoken = spoken.includes(language);
    const from = `policies/${policy}.${isSpoken ? language : 'en'}.md`;
    const text = readFileSync(join(SAMPLE, from), 'utf8');
    const once = isSpoken
      ? 'a lawyer has read this text'
      : `this text is translated to ${sample.languages[language]?.name} and a lawyer has read it`;
    put(
      `policies/${policy}.${language}.md`,
      text.replace(
        /^updated: .*$/m,
        `updated: TODO: the date of the last change, such as 2026-11-29, once ${once}`,
      ),
    );
  }
for (const language of written) {
  const texts = join(PAPER_TEXTS, `${language}.json`);
  if (kind === 'paper' && existsSync(texts))
    put(`messages/${language}.json`, readFileSync(texts, 'utf8'));
  else if (!spoken.includes(language)) put(`messages/${language}.json`, '{}\n');
}
/** @param {string} file */
const inContent = (file) => join(SAMPLE, 'content', file);
for (const state of sample.states) {
  if (typeof state !== 'string') continue;
  /** @type {import('../lib/content/stateRecord').StateRecord} */
  const record = JSON.parse(readFileSync(inContent(`states/${state}.json`), 'utf8'));
  const text = JSON.stringify(starterState(record, known, written));
  put(`content/states/${state}.json`, (await format('state.json', text, style)).code);
  for (const { picture } of record.attractions) {
    const scene = `scenes/${picture}.svg`;
    put(`content/${scene}`, readFileSync(inContent(scene), 'utf8'));
  }
}
console.log(`Created ${given}. To see what to fill in: SITE_DIR=${shellQuote(given)} npm run site`);
