import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import site from '@/lib/testing/testSite/site.config';
import { modules } from './modules';
import { readSite } from './readSite';

/** A copy of the configuration folder, to which a logo is added. */
const folder = mkdtempSync(join(tmpdir(), 'logo-'));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(join(__dirname, '../../lib/testing/testSite'), folder, { recursive: true });
  rmSync(join(folder, 'wordmarks/latin.svg'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => readSite(site, { path: folder, name: 'my' });
const faults = () => {
  const answer = read();
  return 'faults' in answer ? answer.faults : [];
};
function configuration() {
  const answer = read();
  if ('faults' in answer) throw new Error(answer.faults.join('\n'));
  return answer.configuration;
}
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'teal' } })
    .png()
    .toBuffer();
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><style>rect{fill:teal}</style><rect width="300" height="60"/></svg>';

const SQUARE = Buffer.from(SVG);
const withPart = (part: string) => SVG.replace('</svg>', `${part}</svg>`);

it('is asked for as shapes where there is no picture', () => {
  expect(faults()).toEqual([
    'my/wordmarks/latin.svg: is missing: draw the name as shapes, or add logo.svg or logo.png',
  ]);
});

it.each<[string, () => Promise<string | Buffer>, string, object]>([
  ['logo.png', () => png(240, 80), '0 0 240 80', { width: 240, height: 80 }],
  ['logo.svg', async () => SVG, '0 0 300 60', { width: 300, height: 60 }],
])(
  '%s stands for scripts without shapes, in its own colours',
  async (file, make, viewBox, size) => {
    writeFileSync(join(folder, file), await make());
    const made = configuration();
    const [latin, devanagari] = made.wordmarks;
    expect(latin).toMatchObject({ script: 'Latin', viewBox });
    expect(latin?.drawing.viewBox).toBe(viewBox);
    expect(latin?.drawing.markup).toContain(`href="data:image/${file.slice(5, 8)}`);
    expect(devanagari?.drawing.markup).not.toContain('<image');
    expect(made.files[`public/${file}`]).toBe(file);
    expect(modules(made)['.site/brand.mjs']).toContain(`"path": "/${file}"`);
    expect(made.logo).toMatchObject(size);
  },
);

it('is drawn on cards', async () => {
  writeFileSync(join(folder, 'logo.png'), await png(240, 80));
  const { viewBox, markup } = configuration().wordmarks[0]?.drawing ?? { viewBox: '', markup: '' };
  const card = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="${viewBox}">${markup}</svg>`,
    ),
  )
    .raw()
    .toBuffer();
  expect([...card.subarray(0, 3)]).toEqual([0, 128, 128]);
});

it.each([
  ['logo.png', async () => 'GIF89a', 'is a GIF: save it as PNG'],
  ['logo.png', () => sharp(SQUARE).jpeg().toBuffer(), 'is a JPEG: save it as PNG'],
  ['logo.png', () => sharp(SQUARE).webp().toBuffer(), 'is a WebP: save it as PNG'],
  ['logo.png', async () => 'BM', 'is not a PNG'],
  ['logo.png', async () => (await png(240, 80)).subarray(0, 90), 'is cut off: copy it again'],
  [
    'logo.jpg',
    () => sharp(SQUARE).jpeg().toBuffer(),
    'is not used: rename it to logo.svg or logo.png',
  ],
  ['logo.svg', async () => SVG.slice(0, -1), 'must be one <svg> with a viewBox'],
  [
    'logo.svg',
    async () => withPart('<script>alert(1)</script>'),
    'has a script: save it as plain SVG',
  ],
  ['logo.svg', async () => withPart('<g onload="a()"/>'), 'has a script: save it as plain SVG'],
  [
    'logo.svg',
    async () => withPart('<image href="https://img.example/a.png"/>'),
    'refers to another file, which browsers do not load in a picture: embed it',
  ],
  [
    'logo.svg',
    async () => withPart('<text x="0" y="9">पलाश</text>'),
    'has text, which looks different on each device: convert it to shapes (in Inkscape: Path, Object to Path)',
  ],
  ['logo.svg', async () => '<svg><path d=""/></svg>', 'must be one <svg> with a viewBox'],
  [
    'logo.svg',
    async () => SVG.replace('<rect', `<!--${'x'.repeat(61 * 1024)}--><rect`),
    'has 62 KB: at most 60, as every page loads it',
  ],
])('%s: a fault is one clear line', async (file, make, fault) => {
  writeFileSync(join(folder, file), await make());
  expect(faults().filter((line) => line.includes('/logo.'))).toEqual([`my/${file}: ${fault}`]);
});

it('that is faulty is asked for alone, without the shapes in its place', () => {
  writeFileSync(join(folder, 'logo.png'), 'BM');
  expect(faults()).toEqual(['my/logo.png: is not a PNG']);
});
