import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

describe('Logo', () => {
  it('names each property of the style sheet that the drawings read', () => {
    const properties = read('public/icons.svg').match(/--[\w-]+/g) ?? [];
    const source = read('components/chrome/Logo.tsx');
    expect([...new Set(properties)]).toEqual(['--logo-24']);
    expect(properties.filter((property) => !source.includes(property))).toEqual([]);
  });
});
