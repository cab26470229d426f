/** @jest-environment node */
import { limitConcurrency } from './limitConcurrency';

describe('limitConcurrency', () => {
  it('runs no more at a time than it may, in the order they came', async () => {
    const [inTurn, log, doors] = [limitConcurrency(2), [] as string[], [] as (() => void)[]];
    const tasks = ['a', 'b', 'c', 'd'].map((name) =>
      inTurn(async () => {
        log.push(name);
        await new Promise<void>((open) => doors.push(open));
        return name;
      }),
    );
    await new Promise(setImmediate);
    expect(log).toEqual(['a', 'b']);
    doors[1]?.();
    await tasks[1];
    await new Promise(setImmediate);
    expect(log).toEqual(['a', 'b', 'c']);
    doors[0]?.();
    doors[2]?.();
    await tasks[0];
    await new Promise(setImmediate);
    doors[3]?.();
    expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets the next one go after a failure', async () => {
    const inTurn = limitConcurrency(1);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(() => Promise.resolve(7))).toBe(7);
  });
});
