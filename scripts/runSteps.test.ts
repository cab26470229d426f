import { runSteps } from './runSteps.mjs';

type Step = { name: string; needs?: string[]; after?: string[]; cores?: number };

/** Runs steps that end when they are told to; gives what has started, in turn. */
function begin(steps: Step[], cores: number) {
  const started: string[] = [];
  const ends = new Map<string, (wasWell: boolean) => void>();
  const all = runSteps(steps, cores, ({ name }, canRun) => {
    started.push(canRun ? name : `${name}: could not run`);
    return new Promise<boolean>((done) => ends.set(name, done));
  });
  /** Once what depends on it has started. */
  const end = async (name: string, wasWell = true) => {
    ends.get(name)?.(wasWell);
    await new Promise(setImmediate);
    return started.splice(0);
  };
  return { started: () => started.splice(0), end, all };
}

it('runs as many side by side as there are cores, in their order', async () => {
  const { started, end, all } = begin([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
  expect(started()).toEqual(['a', 'b']);
  expect(await end('b')).toEqual(['c']);
  expect(await end('a')).toEqual([]);
  expect(await end('c')).toEqual([]);
  await all;
});

it('runs what needs another after it, and others meanwhile', async () => {
  const { started, end, all } = begin(
    [{ name: 'build' }, { name: 'browser', needs: ['build'] }, { name: 'lint' }],
    2,
  );
  expect(started()).toEqual(['build', 'lint']);
  expect(await end('build')).toEqual(['browser']);
  await end('lint');
  await end('browser');
  await all;
});

it('fills a core that is free with what fits', async () => {
  const { started, end, all } = begin(
    [{ name: 'a' }, { name: 'large', cores: 2 }, { name: 'small' }],
    2,
  );
  expect(started()).toEqual(['a', 'small']);
  expect(await end('a')).toEqual([]);
  expect(await end('small')).toEqual(['large']);
  await end('large');
  await all;
});

it('says of a step that what it needs has failed, and of those after it', async () => {
  const { end, all } = begin(
    [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }],
    2,
  );
  expect(await end('a', false)).toEqual(['a', 'b: could not run']);
  expect(await end('b', false)).toEqual(['c: could not run']);
  await end('c', false);
  await all;
});

it('runs what only comes after another, however that has ended', async () => {
  const { end, all } = begin([{ name: 'types' }, { name: 'build', after: ['types'] }], 2);
  expect(await end('types', false)).toEqual(['types', 'build']);
  await end('build');
  await all;
});

it('fails as what it runs does', async () => {
  await expect(
    runSteps([{ name: 'a' }], 2, () => Promise.reject(new Error('no report'))),
  ).rejects.toThrow('no report');
});
