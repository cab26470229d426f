import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { coverage } from '@/lib/testing/liveCoverage';
import { measurePicture, plainPicture, SOCIAL_CARD_FORM } from '@/lib/testing/measurePicture';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import type * as drawing from './drawCard';
import { drawBrand, drawCard } from './drawCard';
import { getCachedSocialCard } from './socialCardCache';
import { storySocialCardUrl } from './socialCardUrl';
import { startStorySocialCard, storySocialCard } from './storySocialCard';

jest.mock('./drawCard', () => {
  const real = jest.requireActual<typeof drawing>('./drawCard');
  return { drawCard: jest.fn(real.drawCard), drawBrand: jest.fn(real.drawBrand) };
});
jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeEach(() => {
  holdSetTimeout(); // drawing is waited for until a test says that its time is up
  jest.clearAllMocks();
  speakOnServer('en');
  Reflect.deleteProperty(globalThis, Symbol.for('site.socialCards'));
});

const STORY = {
  id: 'a1',
  title: 'Rain reaches the hills',
  category: 'weather',
  state: 'gujarat',
  picture: null,
};
const pictured = () => ({ ...STORY, picture: `${upstream.url}/a.png` });

describe('storySocialCard', () => {
  it('is the story’s picture', async () => {
    const picture = await plainPicture(800, 600);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const { bytes, immutable } = await storySocialCard(pictured(), 'en');
    expect([await measurePicture(bytes), immutable]).toEqual([SOCIAL_CARD_FORM, true]);
    expect(drawCard).not.toHaveBeenCalled();
  });

  it('is a card with the newest update while a story goes on, whatever its picture', async () => {
    const live = { live: 'on', coverage: coverage(2) } as const;
    await storySocialCard({ ...pictured(), ...live }, 'en');
    expect(drawCard).toHaveBeenCalledWith({
      locale: 'en',
      kicker: 'Live · Weather',
      headline: STORY.title,
      line: 'Update 2',
    });
  });

  it('is a card for a sample, whose drawing is not fetched', async () => {
    const { immutable } = await storySocialCard({ ...STORY, picture: '/scenes/rain.svg' }, 'en');
    expect([immutable, jest.mocked(drawCard).mock.calls.length]).toEqual([true, 1]);
  });

  it.each([
    ['en', { category: 'weather' }, 'Weather'],
    ['hi', { category: 'weather' }, 'मौसम'],
    ['hi', { category: 'Rivers' }, 'Rivers'],
    ['hi', { category: null }, 'गुजरात'],
    ['en', { category: null, state: null }, null],
  ] as const)('is a card in %s that files %j under %j', async (locale, changes, kicker) => {
    const { bytes, immutable } = await storySocialCard({ ...STORY, ...changes }, locale);
    expect([await measurePicture(bytes), immutable]).toEqual([SOCIAL_CARD_FORM, true]);
    expect(drawCard).toHaveBeenCalledWith({ locale, kicker, headline: STORY.title, line: null });
  });

  it('is a card for good when the picture is too small', async () => {
    const picture = await plainPicture(100, 100);
    upstream.on('/a.png', (_, response) => response.end(picture));
    expect((await storySocialCard(pictured(), 'en')).immutable).toBe(true);
    expect(drawCard).toHaveBeenCalledTimes(1);
  });

  it('is a card for now when the picture is not to be had', async () => {
    expectConsole('error', /answered 404/);
    expect((await storySocialCard(pictured(), 'en')).immutable).toBe(false);
    expect(drawCard).toHaveBeenCalledTimes(1);
  });

  it('is the brand’s picture where no letter of the headline can be drawn', async () => {
    const { bytes } = await storySocialCard({ ...STORY, title: 'سیلاب' }, 'en');
    expect(await measurePicture(bytes)).toEqual(SOCIAL_CARD_FORM);
    expect(drawBrand).toHaveBeenCalledWith('en');
  });
});

describe('startStorySocialCard', () => {
  it('has the social card ready', async () => {
    await startStorySocialCard(STORY, 'en');
    expect(getCachedSocialCard(storySocialCardUrl(STORY, 'en'))).not.toBeNull();
  });

  it('does not wait for a picture that takes long, which then still arrives', async () => {
    const picture = await plainPicture(800, 600);
    let send = () => {};
    upstream.on('/a.png', (_, response) => {
      send = () => response.end(picture);
    });
    const started = startStorySocialCard(pictured(), 'en');
    await upstream.untilCalled(1);
    await jest.advanceTimersByTimeAsync(300);
    await started;
    expect(getCachedSocialCard(storySocialCardUrl(pictured(), 'en'))).toBeNull();
    send();
    expect((await storySocialCard(pictured(), 'en')).immutable).toBe(true);
    expect(upstream.calls).toHaveLength(1);
  });

  it('never fails', async () => {
    expectConsole('error', /social card: a1: Error: no ink/);
    jest.mocked(drawCard).mockRejectedValueOnce(new Error('no ink'));
    await expect(startStorySocialCard(STORY, 'en')).resolves.toBeUndefined();
  });
});
