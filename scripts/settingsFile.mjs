// Loads `.env`, which Next would read only after our checks. Variables of the shell take
// precedence.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

const file = join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
