import { TIME_ZONE } from '@/lib/i18n/language';
import { readDate } from './readDate';

const read = (text: string) => {
  const at = readDate(text, TIME_ZONE);
  return at === null ? null : new Date(at).toISOString();
};

/** Numbers that are the same at each run, of a linear congruential generator (Numerical Recipes). */
function* figures(): Generator<number, never> {
  for (let seed = 7; ;) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield seed / 2 ** 32;
  }
}

const two = (figure: number) => String(figure).padStart(2, '0');
const TAGS = 'en-IN hi mr bn ta te gu kn ml pa or as ur ne'.split(' ');
const native = (tag: string) =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { dateStyle: 'long', timeZone: TIME_ZONE });

/** Each form of a moment to the minute, made of its parts on India's clock. */
const FORMS: Readonly<Record<string, (at: Date) => string>> = {
  ISO: (at) => at.toISOString(),
  UTC: (at) => at.toUTCString(),
  ...Object.fromEntries(
    TAGS.map((tag) => [
      tag,
      (at: Date) => {
        const { hour, minute } = partsOf(at);
        return `${native(tag).format(at)}, ${two(hour)}:${two(minute)}`;
      },
    ]),
  ),
  'day first': (at) => {
    const { year, month, day, hour, minute } = partsOf(at);
    return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)} +0530`;
  },
  'AM and PM': (at) => {
    const { year, month, day, hour, minute } = partsOf(at);
    const clock = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
    return `${clock} IST | ${day}-${month}-${year}`;
  },
  'epoch seconds': (at) => String(at.getTime() / 1000),
};

function partsOf(at: Date) {
  const local = new Date(at.getTime() + 330 * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

it.each(Object.entries(FORMS))('any moment comes back from the form %s', (_, format) => {
  const random = figures();
  const moments = Array.from({ length: 500 }, () => {
    // From September 2001, when epoch seconds got ten digits, to 2099.
    const minute = 16_666_680 + Math.floor(random.next().value * 51_000_000);
    return new Date(minute * 60_000);
  });
  const wrong = moments.filter((at) => read(format(at)) !== at.toISOString()).map(format);
  expect(wrong).toEqual([]);
});
