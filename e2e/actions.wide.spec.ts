import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { breakingItem, poster, titleOf, VIDEO, YOUTUBE } from './stories';
import { twoFrames } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const words = WORDS.en;
const card = (page: Page, id: string) => page.locator(`main [data-story="${id}"]`).first();
const action = (page: Page, id: string, name: string) =>
  card(page, id).getByRole('link', { name: new RegExp(`^${name}`) });
const preview = (page: Page, lang: 'en' | 'hi' = 'en') =>
  page.getByRole('dialog', { name: WORDS[lang].Preview.title });
const storyPreview = (page: Page, lang: 'en' | 'hi' = 'en') =>
  page.getByRole('dialog', { name: WORDS[lang].Preview.storyTitle });
const trendingRow = (page: Page, id: string, lang: 'en' | 'hi' = 'en') =>
  page
    .getByRole('region', { name: WORDS[lang].Home.trending })
    .locator(`[data-story="${id}"]`)
    .getByRole('link');
const shareMenu = (page: Page, lang: 'en' | 'hi' = 'en') =>
  page.getByRole('dialog', { name: WORDS[lang].Share.title });
const now = () => new Date().toISOString();

/** Home once its stories are cached: everything on it answers to clicks. */
async function home(page: Page, path = '/') {
  const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
  await page.goto(path);
  await hydrated;
}

for (const lang of JOURNEY_LANGS) {
  const own = WORDS[lang];

  test(`View News, Read More and Share on a card in ${lang}`, async ({ page }) => {
    const id = `breaking-${lang}-0`;
    const reader = page
      .getByRole('dialog')
      .getByRole('heading', { level: 1, name: titleOf('breaking', lang, 0) });
    await home(page, at(lang, '/'));
    const title = titleOf('breaking', lang, 0);
    for (const message of [own.Story.viewNewsOf, own.Story.readMoreOf])
      await expect(
        card(page, id).getByRole('link', { name: filled(message, { title }), exact: true }),
      ).toBeVisible();
    for (const name of [own.Story.viewNews, own.Story.readMore]) {
      await expect(action(page, id, name)).toHaveAttribute('href', at(lang, `/news/${id}`));
      await action(page, id, name).click();
      await expect(reader).toBeVisible();
      await expect(page).toHaveURL(at(lang, `/news/${id}`));
      await page.goBack();
      await expect(reader).toBeHidden();
    }
    await card(page, id)
      .getByRole('button', { name: new RegExp(`^${own.Story.share}`) })
      .click();
    await expect(shareMenu(page, lang)).toBeVisible();
  });

  test(`a trending story in ${lang} opens its preview with picture and summary, × closes it, the story can be read`, async ({
    page,
  }) => {
    const id = `breaking-${lang}-0`;
    await home(page, at(lang, '/'));
    await expect(trendingRow(page, id, lang)).toHaveAccessibleDescription(own.Story.opensPreview);
    await trendingRow(page, id, lang).click();
    const opened = storyPreview(page, lang);
    await expect(opened.getByRole('heading')).toHaveText(titleOf('breaking', lang, 0));
    await expect
      .poll(() =>
        opened.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(
      opened.getByText(
        { en: 'The path opened on Friday evening.', hi: 'रास्ता शुक्रवार शाम खुला।' }[lang],
      ),
    ).toBeVisible();
    await expect(opened.getByRole('link', { name: own.Preview.watchOnChannel })).toBeVisible();
    await expect(page).toHaveURL(at(lang, '/'));
    await opened.getByRole('button', { name: own.Story.close }).click();
    await expect(opened).toBeHidden();
    await expect(trendingRow(page, id, lang)).toBeFocused();
    await trendingRow(page, id, lang).click();
    await opened.getByRole('link', { name: own.Preview.readStory }).click();
    await expect(opened).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', lang, 0),
    );
    await expect(page).toHaveURL(at(lang, `/news/${id}`));
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(trendingRow(page, id, lang)).toBeFocused();
  });

  test(`the share menu in ${lang}: five services in a popup of 600 x 400, Escape`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...given: unknown[]) => void opened.push(given) });
    });
    await home(page, at(lang, '/'));
    const share = card(page, `breaking-${lang}-3`).getByRole('button', {
      name: new RegExp(`^${own.Story.share}`),
    });
    const url = encodeURIComponent(`${site}${at(lang, `/news/breaking-${lang}-3`)}`);
    const title = encodeURIComponent(titleOf('breaking', lang, 3));
    const services = [
      [own.Share.facebook, 'www.facebook.com', [url]],
      [own.Share.twitter, 'twitter.com', [url, title]],
      [own.Share.whatsapp, 'wa.me', [url, title]],
      [own.Share.linkedin, 'www.linkedin.com', [url]],
      [own.Share.telegram, 't.me', [url, title]],
    ] as const;
    for (const [index, [service, host, parts]] of services.entries()) {
      await share.click();
      await shareMenu(page, lang).getByRole('link', { name: service }).click();
      await expect(shareMenu(page, lang)).toBeHidden();
      const [href = '', target = '', features = ''] = await page.evaluate(
        (at) => (window as unknown as { opened: string[][] }).opened[at] ?? [],
        index,
      );
      expect([new URL(href).host, target]).toEqual([host, '_blank']);
      expect(parts.filter((part) => !href.includes(part))).toEqual([]);
      expect(features.split(',')).toEqual(
        expect.arrayContaining(['width=600', 'height=400', 'noopener']),
      );
    }
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(shareMenu(page, lang)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shareMenu(page, lang)).toBeHidden();
    await expect(share).toBeFocused();
  });
}

test('the device’s own share sheet is offered where there is one; its failure is only logged', async ({
  page,
  site,
  expectComplaint,
}) => {
  expectComplaint(/share:/);
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    navigator.share = async (data) => {
      given.push(data);
      if (given.length === 1) throw new Error('not today');
    };
  });
  await home(page);
  await card(page, 'breaking-en-3')
    .getByRole('button', { name: new RegExp(`^${words.Story.share}`) })
    .click();
  const native = shareMenu(page).getByRole('button', { name: words.Share.native });
  await native.click();
  await expect(shareMenu(page)).toBeVisible();
  await native.click();
  await expect(shareMenu(page)).toBeHidden();
  const data = { title: titleOf('breaking', 'en', 3), url: `${site}/news/breaking-en-3` };
  expect(await page.evaluate(() => (window as unknown as { given: unknown[] }).given)).toEqual([
    data,
    data,
  ]);
});

test('the link can be copied', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await home(page);
  await card(page, 'breaking-en-3')
    .getByRole('button', { name: new RegExp(`^${words.Story.share}`) })
    .click();
  await shareMenu(page).getByText(words.Share.copy).click();
  await expect(shareMenu(page).getByRole('button', { name: words.Share.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site}/news/breaking-en-3`,
  );
});

test('sharing from the reader and from the article page', async ({ page }) => {
  await home(page, '/news/breaking-en-3');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.Story.share, exact: true })
    .first()
    .click();
  await expect(shareMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await home(page);
  await card(page, 'breaking-en-3').getByRole('heading').getByRole('link').click();
  const reader = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
  await reader.getByRole('button', { name: words.Story.share, exact: true }).first().click();
  await expect(shareMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shareMenu(page)).toBeHidden();
  await expect(reader).toBeVisible();
});

test.describe('video preview', () => {
  const video = (page: Page) => preview(page).locator('video');
  const plays = (page: Page) =>
    expect
      .poll(() =>
        video(page).evaluate(
          (element: HTMLVideoElement) => !element.paused && element.readyState > 2,
        ),
      )
      .toBe(true);

  const startsAtItsBeginning = (page: Page) =>
    expect
      .poll(() =>
        video(page).evaluate(({ played }: HTMLVideoElement) =>
          played.length > 0 ? played.start(0) : null,
        ),
      )
      .toBe(0);

  test.beforeEach(({ upstream }) => {
    upstream.add(
      'breaking-news',
      breakingItem('en', 7, { id: 'filmed', videoUrl: VIDEO, timestamp: now() }),
    );
  });

  test('opens from a headline, View News and trending, plays muted, and gives the focus back', async ({
    page,
  }) => {
    await home(page);
    const headline = card(page, 'filmed').getByRole('heading').getByRole('link');
    const row = page
      .getByRole('region', { name: words.Home.trending })
      .locator('[data-story="filmed"] a')
      .first();
    for (const [name, opener, close] of [
      ['its headline', headline, () => page.keyboard.press('Escape')],
      [
        'View News',
        action(page, 'filmed', words.Story.viewNews),
        () => preview(page).getByRole('button', { name: words.Story.close }).click(),
      ],
      ['its row in trending', row, () => page.keyboard.press('Escape')],
    ] as const) {
      await test.step(`from ${name}`, async () => {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(preview(page).getByRole('heading')).toHaveText(titleOf('breaking', 'en', 7));
        await expect(video(page)).toHaveAttribute('src', /\.webm$/);
        await plays(page);
        expect(await video(page).evaluate(({ muted }: HTMLVideoElement) => muted)).toBe(true);
        await startsAtItsBeginning(page);
        await expect(preview(page).getByText('The path opened on Friday evening.')).toBeVisible();
        await expect(
          preview(page).getByRole('link', { name: words.Preview.watchOnChannel }),
        ).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
        await expect(page).toHaveURL('/');
        const element = await video(page).elementHandle();
        await close();
        await expect(preview(page)).toBeHidden();
        expect(await element?.evaluate((closed) => (closed as HTMLVideoElement).paused)).toBe(true);
        await expect(opener).toBeFocused();
      });
    }
  });

  test('leads to the story, whose video can be played there, and Read More does at once', async ({
    page,
  }) => {
    const reader = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await home(page);
    await card(page, 'filmed').getByRole('heading').getByRole('link').click();
    await preview(page).getByRole('link', { name: words.Preview.readStory }).click();
    await expect(preview(page)).toBeHidden();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', 'en', 7),
    );
    await expect(reader.locator('video')).toBeVisible();
    await expect(page).toHaveURL('/news/filmed');
    await page.goBack();
    await expect(reader).toBeHidden();
    await action(page, 'filmed', words.Story.readMore).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', 'en', 7),
    );
    await expect(preview(page)).toBeHidden();
  });

  test('pauses by itself after fifteen seconds; closing cancels that, and it begins anew each time', async ({
    page,
  }) => {
    await page.clock.install();
    await home(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const open = () => card(page, 'filmed').getByRole('heading').getByRole('link').click();
    const paused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
    await open();
    await plays(page);
    await page.clock.runFor(10_000);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await open();
    await plays(page);
    await startsAtItsBeginning(page);
    await page.clock.runFor(14_000);
    expect(await paused()).toBe(false);
    await page.clock.runFor(1_000);
    await expect.poll(paused).toBe(true);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(false);
    await expect(preview(page)).toBeVisible();
  });

  test('a video that cannot be played shows text instead', async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/404/);
    upstream.news['breaking-news'] = [breakingItem('en', 0, { videoUrl: '/videos/gone.webm' })];
    await home(page);
    await card(page, 'breaking-en-0').getByRole('heading').getByRole('link').click();
    await expect(preview(page).getByText(words.Preview.cannotPlay)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });
});

test.describe('YouTube', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><p></p><script>onmessage = ({ data }) => (document.querySelector("p").textContent += data)</script>',
      }),
    );
  });

  test('is asked only once a preview is open, muted, and told to pause after fifteen seconds', async ({
    page,
    context,
    upstream,
  }) => {
    upstream.add(
      'breaking-news',
      breakingItem('en', 0, { id: 'tube', youtubeUrl: YOUTUBE, timestamp: now() }),
    );
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).host));
    const youtube = () => asked.filter((host) => /youtu|google/.test(host));
    await page.clock.install();
    await home(page);
    await page.waitForLoadState('networkidle');
    expect(youtube()).toEqual([]);
    await card(page, 'tube').getByRole('heading').getByRole('link').click();
    const frame = preview(page).locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
    );
    const player = new URL((await frame.getAttribute('src')) ?? '');
    expect([
      player.searchParams.get('mute'),
      player.searchParams.get('start'),
      player.searchParams.get('enablejsapi'),
    ]).toEqual(['1', '0', '1']);
    const received = frame.contentFrame().locator('p');
    await expect(received).toBeAttached();
    // Its time starts once the page hears that the frame has loaded, after the frame itself.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(received).toHaveText(/pauseVideo/, { timeout: 1_000 });
    }).toPass();
    expect([...new Set(youtube())]).toEqual(['www.youtube-nocookie.com']);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  test('a poster with a YouTube URL opens the preview', async ({ page, upstream }) => {
    upstream.news.posters = [poster(0, { youtubeUrl: YOUTUBE })];
    await home(page);
    await card(page, 'poster-0').getByRole('heading').getByRole('link').click();
    await expect(preview(page).locator('iframe')).toBeVisible();
  });

  test('a URL that is not a YouTube video opens the preview with its placeholder, and makes no call', async ({
    page,
    upstream,
  }) => {
    upstream.add(
      'breaking-news',
      breakingItem('en', 0, {
        id: 'tube',
        youtubeUrl: 'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
        timestamp: now(),
      }),
    );
    await home(page);
    await card(page, 'tube').getByRole('heading').getByRole('link').click();
    await expect(preview(page).getByText(words.Preview.cannotPlay)).toBeVisible();
    await expect(preview(page).locator('iframe')).toHaveCount(0);
    await preview(page).getByRole('link', { name: words.Preview.readStory }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', 'en', 0),
    );
  });
});

test('the page behind a dialog does not scroll', async ({ page }) => {
  await home(page);
  const share = card(page, 'breaking-en-0').getByRole('button', {
    name: new RegExp(`^${words.Story.share}`),
  });
  for (const [name, opener] of [
    ['the preview', trendingRow(page, 'breaking-en-0')],
    ['the share menu', share],
  ] as const) {
    await test.step(name, async () => {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const scroll = () =>
        page.evaluate(() => [Math.round(window.scrollY), document.documentElement.clientWidth]);
      const before = await scroll();
      await page.mouse.move(20, 450); // beside the dialog
      await page.mouse.wheel(0, 1_000);
      await page.keyboard.press('End');
      await twoFrames(page);
      expect(await scroll()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // The browser drops what the wheel says until it has drawn the page without the dialog.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 1_000);
          return (await scroll())[0];
        })
        .toBeGreaterThan(before[0] ?? 0);
    });
  }
});

test('posters: one with a link leads there, one without opens its story', async ({
  page,
  upstream,
}) => {
  upstream.news.posters = [poster(0, { link: 'https://example.org/lake' })];
  await home(page);
  const link = card(page, 'poster-0').getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.org/lake');
  await expect(link).toHaveAttribute('rel', /noopener/);
  upstream.news.posters = [poster(1)];
  await home(page);
  await card(page, 'poster-1').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
    String(poster(1).title),
  );
  await expect(page).toHaveURL('/news/poster-1');
});
