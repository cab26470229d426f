import type * as generated from '#site/links.mjs';
import { feedHtml } from '@/components/reader/body/feedHtml';
import { p } from '@/lib/testing/bodies';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW, story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { feedEntry } from './feeds/feedEntry';
import { storyMarkdown } from './markdown/storyMarkdown';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/links.mjs');
jest.mock('#site/links.mjs', () => ({ ...jest.requireActual('#site/links.mjs') }));

const PAGE = 'https://paper.example.org/subscribe';
const PUBLISHED = { publishedAt: '2026-11-20T06:00:00.000Z' };
const premium = (lang: (typeof TESTED_LOCALES)[number]) => ({
  ...story({ id: 'p1', lang, premium: true, body: [p('One.')] }),
  ...PUBLISHED,
});
beforeAll(() => {
  process.env.SITE_URL = 'http://localhost:3000';
});

describe.each(TESTED_LOCALES)('a premium story in %s', (locale) => {
  const t = speak(locale);
  const note = t('Premium.note', { channel: t('Channel.name') });
  const subscribe = t('Premium.subscribe');
  beforeEach(() => {
    speakOnServer(locale);
    jest.replaceProperty(site, 'SUBSCRIBE', PAGE);
  });

  it('ends in a feed with where to subscribe', async () => {
    const { html } = await feedEntry(premium(locale), feedHtml);
    expect(html).toMatch(/^<p>One\.<\/p>/);
    expect(html).toContain(`${note} <a href="${PAGE}">${subscribe}</a>`);
  });

  it('ends in Markdown with where to subscribe', async () => {
    const text = await storyMarkdown(premium(locale), locale, NOW);
    expect(text).toMatch(/\n\nOne\.\n\n/);
    expect(text).toContain(`${note} [${subscribe}](${PAGE})`);
  });

  it('leads nowhere where the site names no page', async () => {
    jest.replaceProperty(site, 'SUBSCRIBE', null);
    const { html } = await feedEntry(premium(locale), feedHtml);
    expect(html).toContain(note);
    expect(html).not.toContain(subscribe);
  });
});

it('says nothing of any other', async () => {
  speakOnServer('en');
  const { html } = await feedEntry({ ...story({ body: [p('One.')] }), ...PUBLISHED }, feedHtml);
  expect(html).toBe('<p>One.</p>');
});
