// Draws the icons of the brand into `public`. Run after a change of the brand: npm run icons
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawIcons } from './drawIcons.mjs';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

rmSync(`${PUBLIC}/icons`, { recursive: true, force: true });
mkdirSync(`${PUBLIC}/icons`);
for (const [path, file] of Object.entries(await drawIcons())) writeFileSync(PUBLIC + path, file);
