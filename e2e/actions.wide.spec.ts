import type { Page } from '@playwright/test';
import { AS_EDGE } from '../scripts/testSiteFolder.mjs';
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

/** Home once its stories are cached: everything on it answers to clicks. */
async function home(page: Page, path = '/') {
  const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
  await page.goto(path);
  await hydrated;
}

for (const lang of JOURNEY_LANGS) {
  const own = WORDS[lang];
  const id = `breaking-${lang}-0`;
  const title = titleOf('breaking', lang, 0);
  const storyHeading = (page: Page) =>
    page.getByRole('dialog').getByRole('heading', { level: 1, name: title });
  const shareOf = (page: Page) =>
    card(page, id).getByRole('button', { name: new RegExp(`^${own.Story.share}`) });

  test(`View News, Read More and the preview of a trending story in ${lang}, behind which the page does not scroll`, async ({
    page,
  }) => {
    // To an edge trending is made of all feeds, to others of what answers within 60 ms.
    await page.setExtraHTTPHeaders(AS_EDGE);
    await home(page, at(lang, '/'));
    for (const message of [own.Story.viewNewsOf, own.Story.readMoreOf])
      await expect(
        card(page, id).getByRole('link', { name: filled(message, { title }), exact: true }),
      ).toBeVisible();
    for (const name of [own.Story.viewNews, own.Story.readMore]) {
      await expect(action(page, id, name)).toHaveAttribute('href', at(lang, `/news/${id}`));
      await action(page, id, name).click();
      await expect(storyHeading(page)).toBeVisible();
      await expect(page).toHaveURL(at(lang, `/news/${id}`));
      await page.goBack();
      await expect(storyHeading(page)).toBeHidden();
    }

    const row = trendingRow(page, id, lang);
    const opened = storyPreview(page, lang);
    await test.step('a preview has picture and summary, and × closes it', async () => {
      await expect(row).toHaveAccessibleDescription(own.Story.opensPreview);
      await row.click();
      await expect(opened.getByRole('heading')).toHaveText(title);
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
      await expect(row).toBeFocused();
    });

    await test.step('its story can be read, and Back gives the focus back', async () => {
      await row.click();
      await opened.getByRole('link', { name: own.Preview.readStory }).click();
      await expect(opened).toBeHidden();
      await expect(storyHeading(page)).toBeVisible();
      await expect(page).toHaveURL(at(lang, `/news/${id}`));
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(row).toBeFocused();
    });

    const scroll = () =>
      page.evaluate(() => [Math.round(window.scrollY), document.documentElement.clientWidth]);
    for (const [name, opener] of [
      ['the preview', row],
      ['the share menu', shareOf(page)],
    ] as const) {
      await test.step(`behind ${name} the page does not scroll`, async () => {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
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

  test(`the share menu in ${lang}, from a card, the reader and the article page`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...given: unknown[]) => void opened.push(given) });
    });
    const url = `${site}${at(lang, `/news/${id}`)}`;
    const menu = shareMenu(page, lang);
    await home(page, at(lang, '/'));

    await test.step('a service opens in a popup of 600 x 400', async () => {
      await shareOf(page).click();
      await menu.getByRole('link', { name: own.Share.whatsapp }).click();
      await expect(menu).toBeHidden();
      const [href = '', target = '', features = ''] = await page.evaluate(
        () => (window as unknown as { opened: string[][] }).opened[0] ?? [],
      );
      expect([new URL(href).host, target]).toEqual(['wa.me', '_blank']);
      for (const part of [url, title]) expect(href).toContain(encodeURIComponent(part));
      expect(features.split(',')).toEqual(
        expect.arrayContaining(['width=600', 'height=400', 'noopener']),
      );
    });

    await test.step('the link can be copied, and Escape gives the focus back', async () => {
      await shareOf(page).focus();
      await page.keyboard.press('Enter');
      await menu.getByText(own.Share.copy).click();
      await expect(menu.getByRole('button', { name: own.Share.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(shareOf(page)).toBeFocused();
    });

    const share = { name: own.Story.share, exact: true };
    await test.step('over the reader, which stays', async () => {
      await card(page, id).getByRole('heading').getByRole('link').click();
      const reader = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('heading', { level: 1, name: title }) });
      await reader.getByRole('button', share).first().click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(reader).toBeVisible();
    });

    await test.step('on the article page', async () => {
      await home(page, at(lang, `/news/${id}`));
      await page.getByRole('main').getByRole('button', share).first().click();
      await expect(menu).toBeVisible();
    });
  });
}

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

/** A breaking story with a video, which comes first. */
const filmed = (id: string, given: Record<string, string>) =>
  breakingItem('en', 7, { id, timestamp: new Date().toISOString(), ...given });
const headline = (page: Page, id: string) => card(page, id).getByRole('heading').getByRole('link');

test('a video’s preview opens from a headline, View News and trending, plays muted, and leads to the story', async ({
  page,
  upstream,
  expectComplaint,
}) => {
  expectComplaint(/404.*gone\.webm/);
  upstream.add('breaking-news', filmed('gone', { videoUrl: '/videos/gone.webm' }));
  upstream.add('breaking-news', filmed('filmed', { videoUrl: VIDEO }));
  await home(page);
  const row = page
    .getByRole('region', { name: words.Home.trending })
    .locator('[data-story="filmed"] a')
    .first();
  for (const [name, opener, close] of [
    ['its headline', headline(page, 'filmed'), () => page.keyboard.press('Escape')],
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

  await test.step('one that cannot be played shows text instead', async () => {
    await headline(page, 'gone').click();
    await expect(preview(page).getByText(words.Preview.cannotPlay)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  await test.step('its story has the video too, and Read More leads there at once', async () => {
    const reader = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { level: 1, name: titleOf('breaking', 'en', 7) }) });
    await headline(page, 'filmed').click();
    await preview(page).getByRole('link', { name: words.Preview.readStory }).click();
    await expect(preview(page)).toBeHidden();
    await expect(reader.locator('video')).toBeVisible();
    await expect(page).toHaveURL('/news/filmed');
    await page.goBack();
    await expect(reader).toBeHidden();
    await action(page, 'filmed', words.Story.readMore).click();
    await expect(reader).toBeVisible();
    await expect(preview(page)).toBeHidden();
  });
});

test('a preview pauses by itself after fifteen seconds, and YouTube, asked only once one is open, is told to', async ({
  page,
  context,
  upstream,
}) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><p></p><script>onmessage = ({ data }) => (document.querySelector("p").textContent += data)</script>',
    }),
  );
  upstream.add('breaking-news', filmed('tube', { youtubeUrl: YOUTUBE }));
  upstream.add('breaking-news', filmed('filmed', { videoUrl: VIDEO }));
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).host));
  const youtube = () => asked.filter((host) => /youtu|google/.test(host));
  await page.clock.install();
  await home(page);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('closing cancels that, and it begins anew each time', async () => {
    const paused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
    await headline(page, 'filmed').click();
    await plays(page);
    await page.clock.runFor(10_000);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await headline(page, 'filmed').click();
    await plays(page);
    await startsAtItsBeginning(page);
    await page.clock.runFor(14_000);
    expect(await paused()).toBe(false);
    await page.clock.runFor(1_000);
    await expect.poll(paused).toBe(true);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(false);
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  await test.step('YouTube', async () => {
    expect(youtube()).toEqual([]);
    await headline(page, 'tube').click();
    const frame = preview(page).locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
    );
    const { searchParams } = new URL((await frame.getAttribute('src')) ?? '');
    expect(['mute', 'start', 'enablejsapi'].map((name) => searchParams.get(name))).toEqual([
      '1',
      '0',
      '1',
    ]);
    const received = frame.contentFrame().locator('p');
    await expect(received).toBeAttached();
    // Its time starts once the page hears that the frame has loaded, after the frame itself.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(received).toHaveText(/pauseVideo/, { timeout: 1_000 });
    }).toPass();
    expect([...new Set(youtube())]).toEqual(['www.youtube-nocookie.com']);
  });
});

test('posters: one with a link leads there, one without opens its story, one of YouTube its preview', async ({
  page,
  context,
  upstream,
}) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no slide goes by itself
  upstream.news.posters = [
    poster(0, { link: 'https://example.org/lake' }),
    poster(1),
    poster(2, { youtubeUrl: YOUTUBE }),
  ];
  await home(page);
  const next = page.getByRole('button', { name: words.Hero.next, exact: true });
  const link = headline(page, 'poster-0');
  await expect(link).toHaveAttribute('href', 'https://example.org/lake');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await next.click();
  await headline(page, 'poster-1').click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(String(poster(1).title));
  await expect(page).toHaveURL('/news/poster-1');
  await page.goBack();
  await expect(title).toBeHidden();

  await next.click();
  await headline(page, 'poster-2').click();
  await expect(preview(page).locator('iframe')).toBeVisible();
});
