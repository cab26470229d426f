import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AD_TYPES } from '@/lib/reference/advertising';
import { LOCALES, renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { ContactDetails } from './ContactDetails';
import { ContactFields } from './ContactFields';
import { ContactForm } from './ContactForm.island';
import { QuickContact } from './QuickContact';

const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
const WRITTEN = { name: 'Asha', email: 'asha@example.org', phone: '', subject: 'A hint', message: 'नमस्ते' };

describe.each(LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const field = (key: (typeof FIELDS)[number]) => screen.getByRole('textbox', { name: new RegExp(`^${t(`Contact.${key}`)}`) });
  const fill = () => FIELDS.forEach((key) => fireEvent.change(field(key), { target: { value: WRITTEN[key] } }));

  it('the message form logs, says so, empties itself and calls nobody', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const say = jest.spyOn(window, 'alert').mockImplementation(() => {});
    renderInLocale(<ContactFields />, locale);
    fill();
    fireEvent.click(screen.getByRole('button', { name: t('Contact.send') }));
    expect(log).toHaveBeenCalledWith(WRITTEN);
    expect(say).toHaveBeenCalledWith({ en: 'Your message has been sent!', hi: 'आपका संदेश भेज दिया गया है!' }[locale]);
    for (const key of FIELDS) expect(field(key)).toHaveValue('');
  });

  it('asks for all but the phone, and marks it', () => {
    renderInLocale(<ContactFields />, locale);
    for (const key of ['name', 'email', 'subject', 'message'] as const) {
      expect(field(key)).toBeRequired();
      expect(screen.getByText(t(`Contact.${key}`), { selector: 'label' })).toHaveTextContent('*');
    }
    expect(field('phone')).not.toBeRequired();
    expect(field('email')).toHaveAttribute('type', 'email');
  });

  it('the details hold phone, addresses and hours', () => {
    renderInLocale(<ContactDetails />, locale);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([expect.stringMatching(/^tel:/), ...Array(4).fill(expect.stringMatching(/^mailto:/))]);
    const hours = { en: ['9:00 AM to 6:00 PM', '9:00 AM to 2:00 PM', 'Closed'], hi: ['सुबह 9:00 से शाम 6:00 बजे तक', 'सुबह 9:00 से दोपहर 2:00 बजे तक', 'बंद'] };
    for (const text of hours[locale]) expect(screen.getByText(text)).toBeVisible();
  });

  it('the quick form asks for nothing and sends nothing', () => {
    renderInLocale(<QuickContact />, locale);
    const form = screen.getByRole('button').closest('form');
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
    expect(form?.querySelector('[required]')).toBeNull();
    expect(screen.getByRole('textbox', { name: t('Contact.message') })).toHaveAttribute('rows', '4');
    const options = within(screen.getByRole('combobox', { name: t('Advertise.package') })).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['', ...AD_TYPES]);
  });
});

it('cannot be sent before its script runs, and never by address', () => {
  const html = renderToString(<ContactForm send="Send" sent="Sent"><input name="name" /></ContactForm>);
  expect(html).toMatch(/<button[^>]*disabled/);
  expect(html).toMatch(/<form[^>]*method="post"/);
});
