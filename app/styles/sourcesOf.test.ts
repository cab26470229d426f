import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sourcesOf } from './sourcesOf.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
const from = (entry: string) =>
  [...sourcesOf(root, [join(root, entry)])].map((file) => relative(root, file)).sort();

it('follows imports at once, on demand and passed on, and each file once', () => {
  write({
    'app/page.tsx': `import { A } from '@/components/A';\nexport * from './more';`,
    'app/more.ts': `const late = () => import('../components/Late');`,
    'components/A.tsx': `import type { P } from '../app/page';\nimport x from './x.mjs';`,
    'components/x.mjs': '',
    'components/Late.tsx': '',
    'components/Unused.tsx': '',
  });
  expect(from('app/page.tsx')).toEqual([
    'app/more.ts',
    'app/page.tsx',
    'components/A.tsx',
    'components/Late.tsx',
    'components/x.mjs',
  ]);
});

it('leaves packages, data and style sheets alone', () => {
  write({
    'page.tsx': `import 'react';\nimport './a.css';\nimport b from './b.json';\nimport './gone';`,
    'a.css': '',
    'b.json': '{}',
  });
  expect(from('page.tsx')).toEqual(['page.tsx']);
});
