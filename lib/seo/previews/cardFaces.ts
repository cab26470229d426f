import 'server-only';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { processGlobal } from '@/lib/processGlobal.mjs';
import { sfntFromWoff } from './woff';

/** The cards' type: Noto Sans Devanagari with its Latin letters, under a name of our own. */
export const CARD_FAMILY = 'Narmada 24 Card Face';
const PACKAGED_FAMILY = 'Noto Sans Devanagari';

const FILES = ['devanagari', 'latin', 'latin-ext'].flatMap((script) =>
  [400, 700].map((weight) => `noto-sans-devanagari-${script}-${weight}-normal`),
);

/** Of the whole process, which has one Pango. */
type Faces = { folder: string | null; unpacking: Promise<void> | null };

const fileIn = (folder: string, name: string) => join(folder, `${name}.ttf`);

/**
 * Makes the cards' faces known to Pango. It takes font files only unpacked (neither WOFF nor WOFF
 * 2), so they are unpacked into the system's folder for temporary files, and again should a
 * clean-up of that folder take them.
 * @throws Error when the packaged files are not there or nothing can be written
 */
export async function loadCardFaces(): Promise<void> {
  const faces = processGlobal('narmada24.cardFaces', (): Faces => ({
    folder: null,
    unpacking: null,
  }));
  const { folder } = faces;
  if (
    !faces.unpacking &&
    folder !== null &&
    FILES.every((name) => existsSync(fileIn(folder, name)))
  )
    return;
  faces.unpacking ??= unpack(faces).finally(() => {
    faces.unpacking = null;
  });
  await faces.unpacking;
}

async function unpack(faces: Faces): Promise<void> {
  const folder = (faces.folder ??= await ownFolder());
  await mkdir(folder, { recursive: true });
  for (const name of FILES) {
    const woff = await readFile(
      join(process.cwd(), 'node_modules/@fontsource/noto-sans-devanagari/files', `${name}.woff`),
    );
    const fontfile = fileIn(folder, name);
    await writeFile(fontfile, renamed(sfntFromWoff(woff)));
    // Pango learns of a file when a text asks for it, and knows it from then on.
    await sharp({ text: { text: '.', fontfile, font: `${CARD_FAMILY} 10`, rgba: true } })
      .raw()
      .toBuffer();
  }
}

/** A folder of this process alone, gone when it ends. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'card-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * As names stand in a font file: big-endian. Both names have the same length, so that nothing in
 * the file moves.
 */
const utf16 = (name: string) => Buffer.from(name, 'utf16le').swap16();

/** Under its packaged name, a face of that name on the machine could be taken in its place. */
function renamed(sfnt: Buffer): Buffer {
  const [from, to] = [utf16(PACKAGED_FAMILY), utf16(CARD_FAMILY)];
  for (let at = sfnt.indexOf(from); at >= 0; at = sfnt.indexOf(from, at)) to.copy(sfnt, at);
  return sfnt;
}
