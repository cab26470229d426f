import type { ServerResponse } from 'node:http';
import { notePicture } from '@/lib/provider/source/queriedPictures';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { plainPicture } from '@/lib/testing/measurePicture';
import { processPicture, TooManyPictures } from './processPicture';

const upstream = fakeUpstream();
beforeEach(() => {
  for (const name of ['site.pictures.known', 'site.pictures.others', 'site.queriedPictures'])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
});

const LONG_MS = 60_000;
const widthOf = (url: string, limitMs = LONG_MS) =>
  processPicture(url, limitMs, (opened) => Promise.resolve(opened?.width));

let hosts = 0;
/**
 * A host that sends nothing until it is told to. Each has a path of its own: a request that an
 * earlier test gave up may arrive in this one.
 */
function hang({ isKnown = true } = {}) {
  const path = `/hanging-${++hosts}.jpg`;
  const held: ServerResponse[] = [];
  upstream.on(path, (_, response) => held.push(response));
  const url = `${upstream.url}${path}`;
  if (isKnown) notePicture(url);
  return {
    url,
    held,
    answer: () => upstream.on(path, (_, response) => response.end()),
  };
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(setImmediate);
};

describe('processPicture', () => {
  it('gives what is made of the opened picture', async () => {
    const picture = await plainPicture(90, 60);
    upstream.on('/a.png', (_, response) => response.end(picture));
    expect(await widthOf(`${upstream.url}/a.png`)).toBe(90);
  });

  it('asks a host for eight pictures at once, and another host beside it', async () => {
    const { url, held } = hang();
    const picture = await plainPicture(90, 60);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const waiting = Array.from({ length: 12 }, () => widthOf(url).catch(() => null));
    await until(() => held.length === 8);
    const elsewhere = `${upstream.url}/a.png`.replace('127.0.0.1', 'localhost');
    expect(await widthOf(elsewhere)).toBe(90);
    expect(held.length).toBe(8);

    for (const response of held) response.end();
    await until(() => held.length === 12);
    for (const response of held) response.end();
    await Promise.all(waiting);
  });

  it('has places for what stories name beside those for what nobody knows', async () => {
    const [shown, other] = [hang(), hang({ isKnown: false })];
    const askFor = (url: string) => widthOf(url).catch(() => null);
    const waiting = Array.from({ length: 30 }, () => askFor(other.url));
    await until(() => other.held.length === 2);
    waiting.push(...Array.from({ length: 8 }, () => askFor(shown.url)));
    await until(() => shown.held.length === 8);
    expect(other.held.length).toBe(2);
    for (const { answer, held } of [shown, other]) {
      answer();
      for (const response of held) response.end();
    }
    await Promise.all(waiting);
  });

  it('does not ask for what has waited for as long as it may take', async () => {
    const { url, held } = hang();
    const first = Array.from({ length: 8 }, () => widthOf(url).catch(() => null));
    await until(() => held.length === 8);
    const late = expect(widthOf(url, 0)).rejects.toThrow(TooManyPictures);
    for (const response of held) response.end();
    await Promise.all([...first, late]);
    expect(held.length).toBe(8);
  });

  it('is busy, not without the picture, when what is left of the time after a wait is too short', async () => {
    const { url, held } = hang();
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const first = Array.from({ length: 8 }, () => widthOf(url, 1000).catch(() => null));
    await until(() => held.length === 8);
    const late = widthOf(url, 1000);
    now.mockReturnValue(999); // of 1000: one millisecond is left for a host that answers nothing
    for (const response of held) response.destroy();
    await expect(late).rejects.toThrow(TooManyPictures);
    expect(timeout).toHaveBeenLastCalledWith(1);
    await Promise.all(first);
  });

  it('has no picture of a host that hangs for the whole of the time', async () => {
    const { url } = hang();
    jest.spyOn(performance, 'now').mockReturnValue(0); // on a busy machine the queue takes a while
    await expect(widthOf(url, 20)).rejects.toThrow(/timeout/i);
  });

  it('refuses at once where two hundred wait', async () => {
    const { url, held, answer } = hang();
    const asked = Array.from({ length: 208 }, () => widthOf(url).catch(() => null));
    await expect(widthOf(url)).rejects.toThrow(TooManyPictures);
    await until(() => held.length === 8);
    for (const response of held) response.destroy();
    answer();
    await Promise.all(asked);
  });
});
