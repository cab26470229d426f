import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AD_PACKAGES } from '#site/adPackages.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { AD_TYPES } from '@/lib/content/advertising';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { QuickContact } from './QuickContact';

const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
const WRITTEN = {
  name: 'Asha',
  email: 'asha@example.org',
  phone: '',
  subject: 'A hint',
  message: 'नमस्ते',
};

const settings = environment();
afterEach(() => (settings.SAMPLES = 'on'));

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const field = (key: (typeof FIELDS)[number]) =>
    screen.getByRole('textbox', { name: new RegExp(`^${t(`Contact.${key}`)}`) });
  const fill = () =>
    FIELDS.forEach((key) => fireEvent.change(field(key), { target: { value: WRITTEN[key] } }));

  it('the message form logs, says so, empties itself and makes no call', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const say = jest.spyOn(window, 'alert').mockImplementation(() => {});
    renderInLocale(<ContactSection />, locale);
    fill();
    fireEvent.click(screen.getByRole('button', { name: t('Contact.send') }));
    expect(log).toHaveBeenCalledWith(WRITTEN);
    expect(say).toHaveBeenCalledWith(
      { en: 'Your message has been sent!', hi: 'आपका संदेश भेज दिया गया है!' }[locale],
    );
    for (const key of FIELDS) expect(field(key)).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(t('Contact.sent'));
    fireEvent.input(field('name'), { target: { value: 'B' } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('without samples the message form opens the reader’s e-mail, and never says that anything was sent', () => {
    settings.SAMPLES = 'off';
    const [say, log] = [jest.spyOn(window, 'alert'), jest.spyOn(console, 'log')];
    // jsdom goes nowhere, and says where it should have gone.
    const gone = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInLocale(<ContactSection />, locale);
    fill();
    fireEvent.click(screen.getByRole('button', { name: t('Contact.openMail') }));
    expect(gone).toHaveBeenCalledTimes(1);
    expect([say.mock.calls, log.mock.calls]).toEqual([[], []]);
    expect(field('message')).toHaveValue(WRITTEN.message);
    expect(screen.getByRole('status')).toHaveTextContent(t('Contact.mailOpened'));
    expect(document.body).not.toHaveTextContent(t('Contact.sent'));
  });

  it('the message form knows the package that it was opened for', () => {
    const offer = AD_PACKAGES[0];
    renderInLocale(<ContactSection offer={offer} />, locale);
    expect(field('subject')).toHaveValue(
      t('Contact.aboutPackage', { title: offer?.title[locale] ?? '' }),
    );
  });

  it('says beside each field what is missing, leads to the first, and says nothing of it any more once it is there', () => {
    const say = jest.spyOn(window, 'alert').mockImplementation(() => {});
    renderInLocale(<ContactSection />, locale);
    for (const key of FIELDS) expect(field(key)).not.toHaveAttribute('aria-invalid');
    fireEvent.input(field('message'), { target: { value: ' \n ' } });
    fireEvent.click(screen.getByRole('button', { name: t('Contact.send') }));
    for (const key of ['name', 'email', 'subject', 'message'] as const) {
      expect(field(key)).toHaveAttribute('aria-invalid', 'true');
      expect(field(key)).toHaveAccessibleDescription(t(`Contact.missing.${key}`));
    }
    expect(field('phone')).not.toHaveAttribute('aria-invalid');
    expect(field('name')).toHaveFocus();
    fireEvent.input(field('name'), { target: { value: 'Asha' } });
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(field('name')).not.toHaveAccessibleDescription();
    expect(field('subject')).toHaveAccessibleDescription(t('Contact.missing.subject'));
    expect(say).not.toHaveBeenCalled();
  });

  it('puts the browser’s finding on the e-mail address into words', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    renderInLocale(<ContactSection />, locale);
    fill();
    fireEvent.input(field('email'), { target: { value: 'asha' } });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    fireEvent.click(screen.getByRole('button', { name: t('Contact.send') }));
    expect(field('email')).toHaveAccessibleDescription(t('Contact.wrongEmail'));
    expect(field('email')).toHaveFocus();
    expect(log).not.toHaveBeenCalled();
    fireEvent.input(field('email'), { target: { value: '' } });
    expect(field('email')).toHaveAccessibleDescription(t('Contact.missing.email'));
  });

  it('asks for all but the phone, and marks it', () => {
    renderInLocale(<ContactSection />, locale);
    for (const key of ['name', 'email', 'subject', 'message'] as const) {
      expect(field(key)).toBeRequired();
      expect(
        screen.getByText(t(`Contact.${key}`), { selector: 'label > span' }).parentElement,
      ).toHaveTextContent('*');
    }
    expect(field('phone')).not.toBeRequired();
    expect(field('email')).toHaveAttribute('type', 'email');
  });

  it('the details hold phone, addresses and hours', () => {
    renderInLocale(<ContactDetails />, locale);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      expect.stringMatching(/^tel:/),
      ...Array(4).fill(expect.stringMatching(/^mailto:/)),
    ]);
    const hours = {
      en: ['9:00 AM to 6:00 PM', '9:00 AM to 2:00 PM', 'Closed'],
      hi: ['सुबह 9:00 से शाम 6:00 बजे तक', 'सुबह 9:00 से दोपहर 2:00 बजे तक', 'बंद'],
    };
    for (const text of hours[locale]) expect(screen.getByText(text)).toBeVisible();
  });

  it('the quick form asks for nothing and sends nothing', () => {
    renderInLocale(<QuickContact />, locale);
    const form = screen.getByRole('button').closest('form');
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
    expect(form?.querySelector('[required]')).toBeNull();
    expect(screen.getByRole('textbox', { name: t('Contact.message') })).toHaveAttribute(
      'rows',
      '4',
    );
    const options = within(
      screen.getByRole('combobox', { name: t('Advertise.package') }),
    ).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['', ...AD_TYPES]);
  });
});

it('cannot be sent before its script runs, and never in the URL; till then its messages are the browser’s', () => {
  const words = {
    labels: { name: 'N', email: 'E', phone: 'P', subject: 'S', message: 'M' },
    missing: { name: '', email: '', subject: '', message: '' },
    wrongEmail: '',
    send: 'Send',
    done: 'Sent',
  };
  const html = renderToString(<ContactForm words={words} />);
  expect(html).toMatch(/<button[^>]*disabled/);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).not.toMatch(/novalidate/i);
});
