import { screen, within } from '@testing-library/react';
import { AD_PACKAGES } from '#site/adPackages.mjs';
import { JOBS } from '#site/jobs.mjs';
import { PRIVACY } from '#site/policies.mjs';
import { AD_CONTACTS, EXTRA_SERVICES } from '@/lib/content/advertising';
import { APP_FEATURES, APP_SCREENS, REQUIREMENTS } from '@/lib/content/app';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { AdPackageItem } from './AdPackageItem';
import { AdContact } from './ContactDetails';
import { AppFeatures, AppRequirements, AppScreens, StoreButtons } from './DownloadApp';
import { JobCard } from './JobCard';
import { LegalText } from './LegalText';

const PRICES = [
  ['digital-banner', 'from ₹50,000', '₹50,000 से शुरू'],
  ['tv-spots', 'from ₹2,00,000', '₹2,00,000 से शुरू'],
  ['print-page', 'from ₹25,000', '₹25,000 से शुरू'],
  ['radio-jingle', 'from ₹30,000', '₹30,000 से शुरू'],
] as const;

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it.each(PRICES)('%s shows its price, what it holds and the way to ask', (id, en, hi) => {
    const offer = AD_PACKAGES.find((one) => one.id === id);
    if (!offer) throw new Error(id);
    renderInLocale(<AdPackageItem offer={offer} />, locale);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(offer.title[locale]);
    expect(screen.getByText({ en, hi }[locale])).toBeVisible();
    const shown = screen.getByRole('group').textContent;
    const expected = [
      offer.description[locale],
      ...offer.features[locale],
      ...EXTRA_SERVICES.map((service) => t(`Advertise.extra.${service}`)),
    ];
    expect(expected.filter((text) => !shown?.includes(text))).toEqual([]);
    const ask = within(screen.getByRole('group')).getByText(t('Advertise.contactNow'));
    const form = { en: '/contact-us', hi: '/hi/contact-us' }[locale];
    expect(ask).toHaveAttribute('href', `${form}?package=${offer.id}`);
  });

  it('one package is open at a time', () => {
    renderInLocale(
      <>
        {AD_PACKAGES.map((offer) => (
          <AdPackageItem key={offer.id} offer={offer} />
        ))}
      </>,
      locale,
    );
    const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
    expect(new Set(names)).toEqual(new Set(['ad-package']));
  });

  it('each block says whom to ask, by phone and by e-mail', () => {
    renderInLocale(<AdContact />, locale);
    for (const heading of screen.getAllByRole('heading', { level: 3 })) {
      const links = within(heading.parentElement ?? heading)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(links).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
    }
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(AD_CONTACTS.length);
  });

  it.each([
    ['editorial-intern', '₹3-5 LPA', '₹3–5 लाख सालाना'],
    ['district-reporter', '₹3.5-5.5 LPA', '₹3.5–5.5 लाख सालाना'],
    ['senior-editor', '₹8-12 LPA', '₹8–12 लाख सालाना'],
  ])('%s says its salary, place and requirements', (id, en, hi) => {
    const job = JOBS.find((one) => one.id === id);
    if (!job) throw new Error(id);
    renderInLocale(<JobCard job={job} />, locale);
    expect(screen.getByText({ en, hi }[locale])).toBeVisible();
    for (const text of [
      job.location[locale],
      t(`Careers.${job.type}`),
      job.description[locale],
      ...job.requirements[locale],
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(
      screen.getByRole('link', { name: t('Careers.applyFor', { title: job.title[locale] }) }),
    ).toHaveAttribute('href', expect.stringMatching(/^mailto:.+\?subject=/));
  });

  it('a legal text has its contents, all sections and its date', () => {
    renderInLocale(<LegalText document={PRIVACY} />, locale);
    expect(
      screen.getByText(
        { en: 'Last updated 15 January 2024', hi: 'अंतिम अपडेट: 15 जनवरी 2024' }[locale],
      ),
    ).toBeVisible();
    const contents = within(
      screen.getByRole('navigation', { name: t('Legal.contents') }),
    ).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(
      PRIVACY.sections[locale].map(({ id }) => `#${id}`),
    );
    for (const { id, title } of PRIVACY.sections[locale])
      expect(document.getElementById(id)).toHaveTextContent(title);
  });

  it('the stores open in a new tab and learn nothing', () => {
    renderInLocale(<StoreButtons />, locale);
    for (const key of ['App.play', 'App.apple'] as const) {
      const store = screen.getByRole('link', { name: `${t(key)} ${t('Chrome.newTab')}` });
      expect([store.getAttribute('target'), store.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
    }
  });

  it('the app has its features, captions and requirements', () => {
    renderInLocale(
      <>
        <AppFeatures />
        <AppScreens />
        <AppRequirements />
      </>,
      locale,
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(
      APP_FEATURES.length + REQUIREMENTS.length,
    );
    const captions = APP_SCREENS.map((id) => t(`App.screenOf.${id}`));
    expect(screen.getAllByRole('figure').map(({ lastChild }) => lastChild?.textContent)).toEqual(
      captions,
    );
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      APP_SCREENS.map((id) => `/screens/${id}.${locale}.webp`),
    );
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
      captions.map((screen) => t('App.screen', { screen })),
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      REQUIREMENTS.flatMap(({ points }) => points.map((point) => t(`App.requirement.${point}`))),
    );
  });
});
