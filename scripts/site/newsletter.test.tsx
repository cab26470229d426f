import { screen } from '@testing-library/react';
import type * as generated from '#site/links.mjs';
import { NewsletterForm } from '@/components/company/NewsletterForm';
import { QuickLinks } from '@/components/layout/QuickLinks';
import { newsletterHref } from '@/components/layout/newsletterLink';
import { environment } from '@/lib/config/environment.mjs';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import testSite from '@/lib/testing/testSite/site.config';
import { readForm } from './formFaults';
import { newsletterOf } from './links';

const site: { -readonly [K in keyof typeof generated]: (typeof generated)[K] } =
  jest.requireMock('#site/links.mjs');
jest.mock('#site/links.mjs', () => ({ ...jest.requireActual('#site/links.mjs') }));

const settings = environment();
afterEach(() => {
  settings.SAMPLES = 'on';
  site.NEWSLETTER = null;
  site.E_PAPER = null;
});

const MAILCHIMP = 'https://paper.us1.list-manage.com/subscribe/post?u=1a2b&amp;id=3c4d';
const BREVO = 'https://1a2b3c.sibforms.com/serve/MUIEAB12';
const LISTS = ['4a1b2c3d-0000-4000-8000-000000000001', '4a1b2c3d-0000-4000-8000-000000000002'];

/** What a browser would post, and where to. */
function posted() {
  const form = document.querySelector('form');
  const entries = form ? [...new FormData(form)] : [];
  return [form?.method, form?.action, entries];
}

describe('the form of the newsletter', () => {
  it.each<[Parameters<typeof newsletterOf>[0], string, [string, string][]]>([
    [
      { kind: 'mailchimp', form: MAILCHIMP },
      'https://paper.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d',
      [
        ['EMAIL', ''],
        ['b_1a2b_3c4d', ''],
      ],
    ],
    [
      { kind: 'brevo', form: BREVO },
      BREVO,
      [
        ['EMAIL', ''],
        ['locale', 'en'],
        ['html_type', 'simple'],
        ['email_address_check', ''],
      ],
    ],
    [
      { kind: 'listmonk', url: 'https://lists.example.org', lists: LISTS },
      'https://lists.example.org/subscription/form',
      [['email', ''], ...LISTS.map((list): [string, string] => ['l', list]), ['nonce', '']],
    ],
  ])('posts what $kind expects, without a script', (field, action, entries) => {
    site.NEWSLETTER = newsletterOf(field);
    renderInLocale(<NewsletterForm />);
    expect(posted()).toEqual(['post', action, entries]);
  });

  it.each(TESTED_LOCALES)('says in %s where it goes, and whom to write to', (locale) => {
    site.NEWSLETTER = newsletterOf({ kind: 'brevo', form: BREVO });
    renderInLocale(<NewsletterForm />, locale);
    const t = speak(locale);
    expect(screen.getByRole('textbox')).toBeRequired();
    expect(
      screen.getByRole('textbox', { name: new RegExp(t('Newsletter.email')) }),
    ).toHaveAttribute('type', 'email');
    expect(screen.getByText('1a2b3c.sibforms.com')).toBeVisible();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  });

  it.each([undefined, { kind: 'page', url: 'https://blog.example.org/#/portal' } as const])(
    'is not there for %j',
    (field) => {
      site.NEWSLETTER = newsletterOf(field);
      expect(renderInLocale(<NewsletterForm />).container).toBeEmptyDOMElement();
    },
  );
});

describe('the way to it', () => {
  const page = { kind: 'page', url: 'https://blog.example.org/#/portal' } as const;

  it.each<[string, 'on' | 'off', Parameters<typeof newsletterOf>[0], string | null]>([
    ['beside samples', 'on', undefined, '/hi/contact-us'],
    ['without samples', 'off', undefined, null],
    ['to a page of its own', 'off', page, page.url],
    ['to the form', 'off', { kind: 'brevo', form: BREVO }, '/hi/contact-us#newsletter'],
  ])('%s', (_, samples, field, href) => {
    settings.SAMPLES = samples;
    site.NEWSLETTER = newsletterOf(field);
    expect(newsletterHref('hi')).toBe(href);
  });

  it('leaves the quick links where there is none, and the e-paper joins them', () => {
    settings.SAMPLES = 'off';
    site.E_PAPER = 'https://epaper.example.org';
    renderInLocale(<QuickLinks appStore={null} />);
    const t = speak('en');
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(
      (['downloadMobileApp', 'ePaper', 'contactUs', 'advertiseWithUs'] as const).map((key) =>
        t(`FrontPage.${key}`),
      ),
    );
  });
});

it.each([
  [
    { kind: 'ghost', url: 'https://blog.example.org' },
    'newsletter.kind must be page, mailchimp, brevo or listmonk',
  ],
  [
    { kind: 'mailchimp', form: 'https://paper.us1.list-manage.com/subscribe?u=1&id=2' },
    'newsletter.form must be the URL that the provider’s own form posts to, such as https://example.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d',
  ],
  [
    { kind: 'listmonk', url: 'https://lists.example.org', lists: ['news'] },
    'newsletter.lists.0 must be the UUID of a public list',
  ],
])('%#: a fault of the field is one clear line', (newsletter, line) => {
  const form = readForm({ ...testSite, newsletter });
  expect('faults' in form && form.faults).toEqual([line.replace('’', "'")]);
});
