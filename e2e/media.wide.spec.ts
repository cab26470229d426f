import { hugeJpeg } from '@/lib/testing/pictureBombs';
import { expect, test } from './fixtures';
import { tagsIn } from './html';
import { untilLastScript } from './lastScript';
import { startSite } from './site';
import { breakingItem, DESCRIBED, minutesAgo, newsItem, PICTURE, poster, VIDEO } from './stories';
import { Upstream } from './upstream';
import { wholeHtmlWith } from './whole';
import { at, JOURNEY_LANGS, WORDS } from './words';

const mediaSources = (policy = '') =>
  policy.split('; ').find((line) => line.startsWith('media-src'));
const fitted = (url: string, width = 480) =>
  `/pictures/fit?url=${encodeURIComponent(url)}&w=${width}`;

test('another host is named in the settings, and one that is not in the log, once', async ({
  provider,
}) => {
  const other = new Upstream();
  await other.listen();
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    NEWS_IMAGE_HOSTS: `${new URL(other.origin).host}/pictures/`,
  });
  try {
    provider.news['breaking-news'] = [
      breakingItem('en', 0, { thumbnail: other.origin + PICTURE }),
      breakingItem('en', 1, { thumbnail: 'https://elsewhere.example/a.jpg?key=secret' }),
      breakingItem('en', 2, { thumbnail: 'https://elsewhere.example/b.jpg' }),
    ];
    const home = await fetch(origin);
    expect(mediaSources(home.headers.get('content-security-policy') ?? '')).toBe(
      `media-src 'self' ${provider.origin} ${other.origin} ${other.origin.replace('http:', 'https:')}`,
    );
    const cards = (await home.text()).split('data-story="');
    const picturesOf = (id: string) =>
      cards.filter((card) => card.startsWith(`${id}"`)).flatMap((card) => tagsIn(card, 'img'));
    const picture = await fetch(origin + (picturesOf('breaking-en-0')[0]?.src ?? ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(picturesOf('breaking-en-1')).toEqual([]);

    await fetch(`${origin}/_next/image?url=%2Fx%0d%0aFAKE&w=480&q=60`);
    await fetch(origin + fitted('/x\r\nFAKE'));
    await expect.poll(() => server.output.match(/elsewhere\.example/g)).toHaveLength(1);
    expect(server.output).not.toMatch(/secret|FAKE/);
  } finally {
    await server.stop();
    await other.close();
  }
});

test('Next: its picture optimiser passes on what it cannot process; a picture too large is not here', async ({
  upstream,
  request,
}) => {
  const bomb = await hugeJpeg(16_000);
  upstream.pictures.set(
    '/pictures/bomb.jpg',
    (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bomb),
  );
  const refused = await request.get(fitted(`${upstream.origin}/pictures/bomb.jpg`));
  expect([refused.status(), (await refused.body()).length]).toEqual([404, 0]);
});

for (const lang of JOURNEY_LANGS) {
  const { Categories, Hero, Preview } = WORDS[lang];

  test(`a video in ${lang} has a description and captions, in its preview and in its article; one that is not listed a placeholder`, async ({
    page,
    upstream,
  }) => {
    const newest = { timestamp: minutesAgo(0), ...DESCRIBED };
    upstream.add(
      'breaking-news',
      breakingItem(lang, 0, { id: 'captioned', videoUrl: VIDEO, ...newest }),
    );
    upstream.add(
      'breaking-news',
      breakingItem(lang, 0, {
        id: 'unlisted',
        videoUrl: `https://elsewhere.example${VIDEO}`,
        ...newest,
      }),
    );
    upstream.news.posters = [
      poster(0, {
        title: undefined,
        description: undefined,
        summary: undefined,
        hindTitle: undefined,
        hindSummary: undefined,
      }),
    ];
    // Before its scripts a headline is a link.
    await untilLastScript(page, () => page.goto(at(lang, '/')));
    await test.step('a poster that is a picture alone is no link', async () => {
      const hero = page.getByRole('region', { name: Hero.label });
      await expect(hero.getByRole('img', { name: Categories.cities })).toBeVisible();
      await expect(hero.getByRole('link')).toHaveCount(0);
      await expect(hero.getByRole('heading')).toHaveCount(0);
    });

    const open = (id: string) =>
      page.locator(`[data-story="${id}"]`).first().getByRole('heading').getByRole('link').click();
    const preview = page.getByRole('dialog', { name: Preview.title });
    await open('unlisted');
    await expect(preview.getByText(Preview.cannotPlay)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);

    await open('captioned');
    await expect(preview.locator('video')).toHaveAccessibleDescription(DESCRIBED.videoDescription);
    const showing = () =>
      preview
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ language, cues }) => [language, cues?.length]),
        );
    await expect.poll(showing).toEqual([[lang, 5]]);

    await page.goto(at(lang, '/news/captioned'));
    const video = page.locator('article video');
    await expect(video).toHaveAccessibleDescription(DESCRIBED.videoDescription);
    expect(
      await video.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ language }) => language),
      ),
    ).toEqual(['en', 'hi']);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
  });

  test(`every picture of the Photo Gallery in ${lang} says what it shows`, async ({
    request,
    upstream,
  }) => {
    upstream.news.news = ['rain', 'lake', 'tiger'].map((scene, index) =>
      newsItem(lang, index, { category: 'photos', imageUrl: `/pictures/${scene}.jpg` }),
    );
    const html = await wholeHtmlWith(request, at(lang, '/photos'), 'rain');
    const pictures = tagsIn(html.slice(html.indexOf('id="list"')), 'img').filter(({ src = '' }) =>
      /rain|lake|tiger/.test(src),
    );
    expect(pictures).toHaveLength(3);
    for (const { alt } of pictures)
      expect(alt).toMatch(lang === 'hi' ? /\p{Script=Devanagari}{3}/u : /[a-z]{3}/);
  });
}
