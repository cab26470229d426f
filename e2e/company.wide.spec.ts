import type { Page } from '@playwright/test';
import { AD_PACKAGES } from '#site/adPackages.mjs';
import { JOBS } from '#site/jobs.mjs';
import { PRIVACY } from '#site/policies.mjs';
import { JOB_CATEGORIES } from '@/lib/content/jobs';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { axeFindings, foreignWords } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

const SENT = { en: 'Your message has been sent!', hi: 'आपका संदेश भेज दिया गया है!' };
const NO_JOBS = { en: 'No jobs found in this category', hi: 'इस विभाग में अभी कोई नौकरी नहीं है' };

/** Sent requests from here on that are no picture and no part of the page. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
      calls.push(request.url());
  });
  return calls;
}

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`the message form in ${lang}`, async ({ page }) => {
    await page.goto(at(lang, '/contact-us'));
    const { Contact: contact } = words;
    const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
    const send = page.getByRole('button', { name: contact.send });
    await expect(send).toBeEnabled();
    const [calls, said, logged]: [string[], string[], string[]] = [watchCalls(page), [], []];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    page.on('console', async (message) => {
      if (message.type() === 'log')
        logged.push(JSON.stringify(await message.args()[0]?.jsonValue()));
    });

    await send.click();
    await expect(field(contact.name)).toBeFocused();
    for (const key of ['name', 'email', 'subject', 'message'] as const)
      await expect(field(contact[key])).toHaveAccessibleDescription(contact.missing[key]);
    expect(await axeFindings(page, 'main')).toEqual([]);
    expect(await foreignWords(page, lang)).toEqual([]);
    await field(contact.name).fill('Asha');
    await field(contact.subject).fill('A hint');
    await field(contact.message).fill('नमस्ते');
    await field(contact.email).fill('no address');
    await send.click();
    await expect(field(contact.email)).toBeFocused();
    await expect(field(contact.email)).toHaveAccessibleDescription(contact.wrongEmail);
    expect(said).toEqual([]);

    await field(contact.email).fill('asha@example.org');
    await send.click();
    await expect.poll(() => said).toEqual([SENT[lang]]);
    await expect(field(contact.message)).toHaveValue('');
    await expect(page.getByRole('status')).toHaveText(SENT[lang]);
    await expect
      .poll(() => logged)
      .toEqual([
        JSON.stringify({
          name: 'Asha',
          email: 'asha@example.org',
          phone: '',
          subject: 'A hint',
          message: 'नमस्ते',
        }),
      ]);
    expect(calls).toEqual([]);
    await expect(page).toHaveURL(at(lang, '/contact-us'));
  });

  test(`the job filter in ${lang}`, async ({ page }) => {
    // Before, its links load the page of their filter.
    await untilLastScript(page, () => page.goto(at(lang, '/careers')));
    const bar = page.getByRole('navigation', { name: words.Careers.filterBy });
    const jobs = page.getByRole('main').getByRole('article');
    const shownFor = (category: string) =>
      JOBS.filter((job) => job.category === category).map((job) => job.title[lang]);
    await expect(jobs).toHaveCount(JOBS.length);

    const calls = watchCalls(page);
    for (const category of JOB_CATEGORIES.slice(-2)) {
      await bar.getByRole('link', { name: words.Careers[category], exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(lang, `/careers?category=${category}`));
      await expect(jobs.getByRole('heading', { level: 2 })).toHaveText(shownFor(category));
    }
    expect(calls).toEqual([]);
    await page.goBack();
    await expect(jobs.getByRole('heading', { level: 2 })).toHaveText(shownFor('marketing'));
    await page.reload();
    await expect(jobs.getByRole('heading', { level: 2 })).toHaveText(shownFor('marketing'));
    await expect(page.getByText(NO_JOBS[lang])).toBeHidden();
  });

  test(`the quick form in ${lang} keeps what is written to itself, and a package is chosen by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/advertise-with-us'));
    const { Advertise: advertise, Contact: contact } = words;
    const form = page.getByRole('main').locator('form');
    const calls = watchCalls(page);
    await form.getByLabel(contact.name).fill('Asha');
    await page.keyboard.press('Enter');
    await form.getByLabel(advertise.package).selectOption('radio');
    await form.getByRole('button').click();
    await expect(form.getByLabel(contact.name)).toHaveValue('Asha');
    expect(calls).toEqual([]);
    await expect(page).toHaveURL(at(lang, '/advertise-with-us'));

    const bar = page.getByRole('navigation', { name: advertise.filterBy });
    const offers = page.locator('main details');
    await expect(offers).toHaveCount(AD_PACKAGES.length);
    await expect(page.getByText(advertise.extras).locator('visible=true')).toHaveCount(0);

    await page.getByRole('heading', { level: 3, name: AD_PACKAGES[0]?.title[lang] }).click();
    const open = page.locator('details[open]');
    for (const text of [AD_PACKAGES[0]?.description[lang] ?? '', ...Object.values(advertise.extra)])
      await expect(open).toContainText(text);
    await expect(open.getByRole('link')).toHaveAttribute(
      'href',
      at(lang, '/contact-us?package=digital-banner'),
    );

    await offers.nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText({ en: 'from ₹2,00,000', hi: '₹2,00,000 से' }[lang]);

    await bar.getByRole('link', { name: advertise.radio, exact: true }).click();
    await expect(page).toHaveURL(at(lang, '/advertise-with-us?type=radio'));
    await expect(offers).toHaveCount(1);
    await expect(offers).toContainText({ en: 'from ₹30,000', hi: '₹30,000 से' }[lang]);
  });

  test(`the contents of a legal text in ${lang} lead to its sections`, async ({ page }) => {
    await page.goto(at(lang, '/privacy-policy'));
    const last = PRIVACY.sections[lang].at(-1);
    await page
      .getByRole('navigation', { name: words.Legal.contents })
      .getByRole('link', { name: last?.title, exact: true })
      .click();
    await expect(page.locator(`#${last?.id}`)).toBeInViewport();
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the message form cannot be sent and says how else', async ({ page }) => {
      await page.goto(at(lang, '/contact-us'));
      await expect(page.getByRole('button', { name: words.Contact.send })).toBeDisabled();
      await expect(page.getByText(words.Contact.noScript)).toBeVisible();
      await page
        .getByRole('main')
        .getByLabel(new RegExp(`^${words.Contact.name}`))
        .press('Enter');
      await expect(page).toHaveURL(at(lang, '/contact-us'));
    });

    test('a filter filters and a package opens', async ({ page }) => {
      await page.goto(at(lang, '/advertise-with-us'));
      await page
        .getByRole('navigation', { name: words.Advertise.filterBy })
        .getByRole('link', { name: words.Advertise.tv, exact: true })
        .click();
      await expect(page.locator('main details')).toHaveCount(2);
      await page.locator('summary').first().click();
      await expect(
        page.locator('details[open]').getByText(words.Advertise.contactNow),
      ).toBeVisible();
    });
  });
}
