// Builds what the tests of this folder serve. `npm run test:all` runs it once, before both.

import { buildKinara } from './site.mjs';

await buildKinara();
