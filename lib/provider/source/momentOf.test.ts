import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { momentOf } from './momentOf';

beforeEach(forgetProcess);

const MOMENT = '2024-03-12T04:30:00.000Z';

it('is that of the first date that can be read', () => {
  expect(momentOf(['', undefined, 'soon', '12 Mar 2024 10:00 IST', '2020-01-01'], '/news')).toBe(
    MOMENT,
  );
});

it.each(['2 hours ago', '२ घंटे पहले'])('is that of an age where no date can be read: %s', (age) => {
  expect(momentOf([age], '/news', undefined, Date.parse(MOMENT))).toBe('2024-03-12T02:30:00.000Z');
});

it('is null where nothing is given', () => {
  expect(momentOf([undefined, null, ''], '/news')).toBeNull();
});

it('logs what cannot be read, once for each source and kind of text', () => {
  expectConsole('warn', /^news: \/news: unreadable date: "12 Foo 2024"$/);
  expectConsole('warn', /^news: \/other: unreadable date: "14 Foo 2024"$/);
  for (const text of ['12 Foo 2024', '13 Bar 2025']) expect(momentOf([text], '/news')).toBeNull();
  expect(momentOf(['14 Foo 2024'], '/other')).toBeNull();
});

it('logs no more than the beginning of a text', () => {
  expectConsole('warn', /: "x{100}"$/);
  expect(momentOf(['x'.repeat(1_000)], '/news')).toBeNull();
});
