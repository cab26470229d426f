import { hugeJpeg } from '@/lib/testing/pictureBombs';
import { expect, test } from './fixtures';
import { startSite } from './site';
import { breakingItem, DESCRIBED, minutesAgo, newsItem, PICTURE, poster, VIDEO } from './stories';
import { Upstream } from './upstream';
import { at, JOURNEY_LANGS, WORDS } from './words';

const words = WORDS.en;
const mediaSources = (policy = '') =>
  policy.split('; ').find((line) => line.startsWith('media-src'));
const fitted = (url: string, width = 480) =>
  `/pictures/fit?url=${encodeURIComponent(url)}&w=${width}`;

test('another host is named in the settings, and one that is not in the log, once', async ({
  provider,
  browser,
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
    const page = await browser.newPage();
    const policy = (await page.goto(origin))?.headers()['content-security-policy'];
    expect(mediaSources(policy)).toBe(
      `media-src 'self' ${provider.origin} ${other.origin} ${other.origin.replace('http:', 'https:')}`,
    );
    await page.locator('[data-story="breaking-en-0"] img').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('[data-story="breaking-en-0"] img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(page.locator('[data-story="breaking-en-1"] img')).toHaveCount(0);
    await page.close();

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
  page,
  upstream,
  request,
  expectComplaint,
}) => {
  expectComplaint(/404.*pictures\/fit/);
  const bomb = await hugeJpeg(16_000);
  upstream.pictures.set(
    '/pictures/bomb.jpg',
    (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bomb),
  );
  upstream.news['breaking-news'] = [breakingItem('en', 0, { thumbnail: '/pictures/bomb.jpg' })];
  const refused = await request.get(fitted(`${upstream.origin}/pictures/bomb.jpg`));
  expect([refused.status(), (await refused.body()).length]).toEqual([404, 0]);
  await page.goto('/');
  const card = page.locator('[data-story="breaking-en-0"]').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(words.Story.noImage)).toBeVisible();
});

test('a story whose only video is not listed opens the preview, with a placeholder', async ({
  page,
  upstream,
}) => {
  upstream.add(
    'breaking-news',
    breakingItem('en', 0, {
      id: 'unlisted',
      videoUrl: `https://elsewhere.example${VIDEO}`,
      timestamp: minutesAgo(0),
    }),
  );
  await page.goto('/');
  await page
    .locator('[data-story="unlisted"]')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  const preview = page.getByRole('dialog', { name: words.Preview.title });
  await expect(preview.getByText(words.Preview.cannotPlay)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

for (const lang of JOURNEY_LANGS) {
  test(`a video in ${lang} has a description and captions, in its preview and in its article`, async ({
    page,
    upstream,
  }) => {
    upstream.add(
      'breaking-news',
      breakingItem(lang, 0, {
        id: 'captioned',
        videoUrl: VIDEO,
        timestamp: minutesAgo(0),
        ...DESCRIBED,
      }),
    );
    await page.goto(at(lang, '/'));
    await page
      .locator('[data-story="captioned"]')
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    const preview = page.getByRole('dialog', { name: WORDS[lang].Preview.title });
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
    page,
    upstream,
  }) => {
    const bytes = await hugeJpeg(64); // as many dots as it has
    upstream.news.news = ['rain', 'lake', 'tiger'].map((scene, index) => {
      const imageUrl = `/pictures/${scene}.jpg`;
      upstream.pictures.set(imageUrl, (response) => void response.end(bytes));
      return newsItem(lang, index, { category: 'photos', imageUrl });
    });
    await page.goto(at(lang, '/photos'));
    const pictures = page.locator('#list [data-story] img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute(
        'alt',
        lang === 'hi' ? /\p{Script=Devanagari}{3}/u : /[a-z]{3}/,
      );
  });

  test(`a poster that is a picture alone is no link in ${lang}`, async ({ page, upstream }) => {
    upstream.news.posters = [
      poster(0, {
        title: undefined,
        description: undefined,
        summary: undefined,
        hindTitle: undefined,
        hindSummary: undefined,
      }),
    ];
    await page.goto(at(lang, '/'));
    const hero = page.getByRole('region', { name: WORDS[lang].Hero.label });
    await expect(hero.getByRole('img', { name: WORDS[lang].Categories.cities })).toBeVisible();
    await expect(hero.getByRole('link')).toHaveCount(0);
    await expect(hero.getByRole('heading')).toHaveCount(0);
  });
}
