import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as generated from '#site/partners.mjs';
import { TIME_ZONE } from '@/lib/i18n/language';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { renderInLocale, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { AdSlot, WithAdSlot } from './AdSlot';
import { Partners, PrivacyChoices } from './Partners';

const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/partners.mjs');
jest.mock('#site/partners.mjs', () => ({ ...jest.requireActual('#site/partners.mjs') }));

const ADS = {
  script: 'https://ads.example.com/tag.js',
  attributes: {},
  adapter: null,
  slots: { list: { unit: '/24/list', sizes: { phone: [320, 100], desktop: [728, 90] } } },
} satisfies typeof generated.ADS;

afterEach(() => {
  site.ADS = null;
});

describe('an ad slot', () => {
  it('is nothing where the site does not sell it', () => {
    expect(renderInLocale(<AdSlot name="list" />).container).toBeEmptyDOMElement();
    site.ADS = ADS;
    expect(renderInLocale(<AdSlot name="sidebar" />).container).toBeEmptyDOMElement();
  });

  it('leaves what it stands beside as it is', () => {
    const { container } = renderInLocale(<WithAdSlot name="list">News</WithAdSlot>);
    expect(container.innerHTML).toBe('News');
  });

  it.each(TESTED_LOCALES)('holds its size, and says what it is in %s', (locale) => {
    site.ADS = ADS;
    const { container, getByRole } = renderInLocale(<AdSlot name="list" />, locale);
    const slot = getByRole('complementary', { name: words[locale].FrontPage.advertisement });
    expect(slot.querySelector('div')?.dataset).toMatchObject({
      adUnit: '/24/list',
      adPhone: '320x100',
      adDesktop: '728x90',
    });
    const css = container.querySelector('style')?.textContent ?? '';
    const [phone = '', desktop = ''] = css.split('@media (min-width:1280px)');
    expect(phone).toContain('>div{width:min(320px,100vw);height:100px}');
    expect(phone).toContain('[data-ad-slot=list]{height:124px;');
    expect(desktop).toContain('>div{width:min(728px,100vw);height:90px}');
  });

  it.each([
    ['an error page', { status: 404 as const }],
    ['a draft', { target: '/preview?id=7&token=1' }],
    ['a draft in Hindi', { target: '/hi/preview?id=7' }],
  ])('is nothing on %s', (_, context) => {
    site.ADS = ADS;
    requestContext.run(context, () => {
      expect(renderInLocale(<AdSlot name="list" />).container).toBeEmptyDOMElement();
    });
  });
});

describe.each(TESTED_LOCALES)('the question in %s', (locale) => {
  /** As the server sends it: in the browser React runs no script. */
  const sent = (isAsking: boolean) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone={TIME_ZONE}>
        {isAsking && <PrivacyChoices />}
        <Partners asked="both" isAsking={isAsking} nonce="abc" />
      </NextIntlClientProvider>,
    );
    return page;
  };

  it('is hidden until a script shows it, with two answers', () => {
    const page = sent(true);
    const { title, yes, no, choices } = words[locale].Consent;
    expect(page.querySelector('section')?.hidden).toBe(true);
    expect(page.querySelector('section h2')?.textContent).toBe(title);
    expect([...page.querySelectorAll('button')].map((one) => [one.textContent, one.value])).toEqual(
      [
        [choices, ''],
        [no, 'no'],
        [yes, 'yes'],
      ],
    );
  });

  it('is not there where none is asked', () => {
    const page = sent(false);
    expect(page.querySelector('section, button')).toBeNull();
    const script = page.querySelector('script');
    expect([script?.getAttribute('src'), script?.nonce]).toEqual(['/api/partners.js', 'abc']);
  });
});
