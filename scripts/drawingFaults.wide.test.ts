import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import site from '@/lib/testing/testSite/site.config';
import { drawingFaults } from '@/scripts/drawingFaults.mjs';
import { modules } from '@/scripts/site/modules';
import { readSite } from '@/scripts/site/readSite';

/** A copy of the configuration folder, to which drawings of designers' programs are given. */
const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
const TEST_SITE = join(__dirname, '../lib/testing/testSite');
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(TEST_SITE, folder, { recursive: true });
  // A link there, through which the sample's own would be written.
  rmSync(join(folder, 'content'));
  cpSync(realpathSync(join(TEST_SITE, 'content')), join(folder, 'content'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
function configuration() {
  const read = readSite(site, { path: folder, name: 'my' });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.configuration;
}
const faults = () => drawingFaults({ folder, name: 'my', configuration: configuration() });

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const FIELD = '<path d="M0 0h600v600H0z"/>';
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg
   width="158.75mm"
   viewBox="0 0 158.75 158.75"
   sodipodi:docname="a.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   ${XMLNS}>
  <sodipodi:namedview id="n" inkscape:pageopacity="0.0" />
  <g inkscape:label="Layer 1"><path style="fill:#b30f17" d="M0 0h158v158H0z" /></g>
</svg>`;
const AFFINITY = `<svg viewBox="0 0 600 600" ${XMLNS} xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;"><g serif:id="Layer 1">${FIELD}</g></svg>`;
const ILLUSTRATOR = `<?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"> ]><svg xmlns:i="&ns_ai;" ${XMLNS} viewBox="0 0 1024 1024"><g i:extraneous="self">${FIELD}</g></svg>`;

it.each([
  ['Inkscape', INKSCAPE],
  ['Affinity Designer', AFFINITY],
  ['an older Illustrator', ILLUSTRATOR],
])('takes drawings as %s saves them, and the pages have all their icons', async (_, text) => {
  for (const file of ['icon.svg', 'wordmarks/latin.svg', 'content/scenes/beach.svg'])
    put(file, text);
  expect(await faults()).toEqual([]);
  const sprite = modules(configuration())['public/icons.svg'] ?? '';
  const sheet = sprite.replace('<svg ', '<svg width="9" height="9" ');
  expect(await sharp(Buffer.from(sheet)).metadata()).toMatchObject({ format: 'svg' });
});

it.each([
  [
    'wordmarks/latin.svg',
    `<svg ${XMLNS} viewBox="0 0 9 9"><title>Hill & Vale</title>${FIELD}</svg>`,
    'browsers cannot show this picture: xmlParseEntityRef: no name',
  ],
  [
    'icon.svg',
    `<svg ${XMLNS} viewBox="0 0 9 9"><g>${FIELD}</svg>`,
    'browsers cannot show this picture: Opening and ending tag mismatch: g line 1 and svg',
  ],
  ['icon.svg', `<svg ${XMLNS} viewBox="0 0 9 9"><!-- mark --></svg>`, 'the drawing is empty'],
  ['logo.svg', `<svg ${XMLNS} viewBox="0 0 9 9"><g/></svg>`, 'the drawing is empty'],
  [
    'logo.svg',
    `<svg viewBox="0 0 600 600">${FIELD}</svg>`,
    `add ${XMLNS} to <svg>: browsers need it`,
  ],
  [
    'content/scenes/beach.svg',
    readFileSync(join(TEST_SITE, 'content/scenes/beach.svg'), 'utf8').slice(0, -9),
    'browsers cannot show this picture: ',
  ],
])('%s: %j', async (file, text, fault) => {
  if (file === 'logo.svg') rmSync(join(folder, 'wordmarks/latin.svg'));
  put(file, text);
  expect(await faults()).toEqual([expect.stringContaining(`my/${file}: ${fault}`)]);
});
