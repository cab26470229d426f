import { join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { readSite } from './readSite';

const { PHONE_NUMBER: _, ...contacts } = site.contacts;

const messagesOf = (given: object) => {
  const read = readSite(
    { ...site, ...given },
    { path: join(__dirname, '../../lib/testing/testSite'), name: 'my' },
  );
  if ('faults' in read) throw new Error(read.faults.join());
  return read.configuration.messages;
};

it('without a phone number no text tells readers to call', () => {
  const { en, hi } = messagesOf({ contacts });
  expect(en?.Reader).toMatchObject({
    deskInvitation: 'Something to add or correct? Write to the desk.',
  });
  expect(JSON.stringify([en?.Contact, en?.PageTitles, en?.Advertise])).not.toMatch(
    /or call|phone, e-mail/,
  );
  expect(JSON.stringify([hi?.Reader, hi?.Contact, hi?.Advertise])).not.toContain('फ़ोन करें');
});

it('the texts of the site itself stay', () => {
  expect(messagesOf({ contacts }).en?.PageDescriptions).toMatchObject({
    contactUs: expect.stringContaining('visit the office in Noida'),
  });
});

it.each([[{}], [{ contacts }]])('no page is sent both forms', (given) => {
  expect(Object.keys(messagesOf(given).en ?? {})).not.toContain('WithoutPhone');
});
