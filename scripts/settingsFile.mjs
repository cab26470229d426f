// Settings of one's own machine, which Next would read by itself after the checks. What the shell
// says wins.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

const file = join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
