/**
 * node newsroom/make-video.mjs: makes videos/narmada-evening.webm from drawn scenes with pans,
 * zooms and cross-fades. Needs ffmpeg with libvpx-vp9.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SCENE_S = 5;
const FADE_S = 0.75;
const FPS = 25;
const FRAMES = SCENE_S * FPS;

// zoompan moves in whole pixels of its source; a source four times the output keeps the motion
// smooth.
const SOURCE = { width: 2560, height: 1440 };
const OUTPUT = '640x360';

const progress = `(on/${FRAMES})`;
const across = (/** @type {string} */ share) => `(iw-iw/zoom)*${share}`;
const middle = 'ih/2-ih/zoom/2';

const SCENES = [
  { picture: 'ghats', zoom: '1.15', x: across(progress), y: middle },
  { picture: 'bridge', zoom: '1.15', x: across(`(1-${progress})`), y: middle },
  { picture: 'lake', zoom: `1+0.16*${progress}`, x: 'iw/2-iw/zoom/2', y: middle },
  { picture: 'bazaar', zoom: '1.15', x: across(progress), y: middle },
  { picture: 'nightsky', zoom: `1.18-0.16*${progress}`, x: 'iw/2-iw/zoom/2', y: middle },
];

const beside = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'narmada-evening-'));

try {
  const stills = await Promise.all(
    SCENES.map(async ({ picture }) => {
      const still = join(scratch, `${picture}.png`);
      await sharp(beside(`pictures/${picture}.svg`), { density: 160 })
        .resize(SOURCE.width, SOURCE.height, { fit: 'cover' })
        .png()
        .toFile(still);
      return still;
    }),
  );

  const motion = SCENES.map(
    ({ zoom, x, y }, i) =>
      `[${i}]zoompan=z='${zoom}':x='${x}':y='${y}':d=${FRAMES}:s=${OUTPUT}:fps=${FPS},format=yuv420p[s${i}]`,
  );
  const fades = SCENES.slice(1).map((_, i) => {
    const before = i === 0 ? 's0' : `f${i}`;
    return `[${before}][s${i + 1}]xfade=transition=fade:duration=${FADE_S}:offset=${(i + 1) * (SCENE_S - FADE_S)}[f${i + 1}]`;
  });
  const encoding =
    '-c:v libvpx-vp9 -b:v 130k -maxrate 200k -bufsize 400k -row-mt 1 -g 125 -an'.split(' ');

  for (const pass of ['1', '2']) {
    execFileSync(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        ...stills.flatMap((still) => ['-i', still]),
        '-filter_complex',
        [...motion, ...fades].join(';'),
        '-map',
        `[f${SCENES.length - 1}]`,
        ...encoding,
        '-pass',
        pass,
        '-passlogfile',
        join(scratch, 'pass'),
        ...(pass === '1' ? ['-f', 'null', '-'] : [beside('videos/narmada-evening.webm')]),
      ],
      { stdio: 'inherit' },
    );
  }
} finally {
  rmSync(scratch, { recursive: true });
}
