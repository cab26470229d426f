import { readdirSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { loadCardFaces } from './cardFaces';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  return { ...real, writeFile: jest.fn(real.writeFile), readFile: jest.fn(real.readFile) };
});

const FACES = Symbol.for('narmada24.cardFaces');
const kept: typeof globalThis & { [FACES]?: { folder: string } } = globalThis;
const folder = () => kept[FACES]?.folder ?? '';

describe('loadCardFaces', () => {
  it('tries again after a failure', async () => {
    jest.mocked(files.readFile).mockRejectedValueOnce(new Error('no such file'));
    await expect(loadCardFaces()).rejects.toThrow('no such file');
    await expect(loadCardFaces()).resolves.toBeUndefined();
    expect(readdirSync(folder())).toHaveLength(6);
  });

  it('unpacks once for all who ask meanwhile and later', async () => {
    Reflect.deleteProperty(globalThis, FACES);
    jest.mocked(files.writeFile).mockClear();
    await Promise.all([loadCardFaces(), loadCardFaces()]);
    await loadCardFaces();
    expect(files.writeFile).toHaveBeenCalledTimes(6);
  });

  it('unpacks again what a clean-up has taken', async () => {
    const before = folder();
    rmSync(before, { recursive: true });
    await loadCardFaces();
    expect([folder(), readdirSync(before).length]).toEqual([before, 6]);
  });
});
