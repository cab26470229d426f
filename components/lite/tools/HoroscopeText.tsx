import { formatDate, startOfDay } from '@/lib/format/dates';
import { localized } from '@/lib/i18n/localized';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { litePath } from '@/lib/pages/litePath';
import { queryOption } from '@/lib/request/queryParam';
import { AREAS, readingsIn } from '@/lib/tools/horoscope/localizedReading';
import { READ_SIGNS } from '@/lib/tools/horoscope/readings';
import { SIGNS } from '@/lib/tools/horoscope/signs';
import { dayOfBirth, isOnTheEdge, signOn } from '@/lib/tools/horoscope/zodiac';
import { HOROSCOPE_PATH } from '@/lib/tools/shared/toolPaths';
import { Facts } from '../parts/Facts';
import { Choice, Outcome, ToolForm } from './fields';

const [FIRST] = READ_SIGNS;

/** A sign's horoscope, and the sign of a date of birth. */
export function HoroscopeText(request: LiteRequest) {
  const { words, locale, query } = request;
  const { t } = words;
  const action = litePath(HOROSCOPE_PATH, locale);
  const chosen = queryOption(query.sign, READ_SIGNS, FIRST);
  const reading = readingsIn(locale).find(({ id }) => id === chosen);
  const nameOf = (id: keyof typeof SIGNS) => localized(SIGNS[id].name, locale);
  return (
    <>
      <p>{t('HoroscopeAbout.fun')}</p>
      <ToolForm action={action} block="reading" submit={t('Lite.goTo')}>
        <Choice
          label={t('Horoscope.chooseSign')}
          name="sign"
          options={READ_SIGNS.map((value) => ({ value, label: nameOf(value) }))}
          value={chosen}
        />
      </ToolForm>
      {reading && (
        <section id="reading">
          <h2>{nameOf(chosen)}</h2>
          <p className="m">
            {t('Horoscope.sampleOf', {
              date: formatDate(startOfDay(reading.date), 'long', locale),
            })}
          </p>
          <p>{reading.general}</p>
          {AREAS.map((area) => (
            <p key={area}>
              <b>{`${t(`Horoscope.${area}`)}: `}</b>
              {reading[area]}
            </p>
          ))}
          <Facts
            facts={[
              { name: t('Horoscope.mood'), value: reading.mood },
              { name: t('Horoscope.luckyNumber'), value: String(reading.luckyNumber) },
              { name: t('Horoscope.luckyColor'), value: reading.luckyColor },
              { name: t('Horoscope.compatibility'), value: nameOf(reading.compatibility) },
            ]}
          />
        </section>
      )}
      <section id="find-sign">
        <h2>{t('Horoscope.find')}</h2>
        <ToolForm
          action={action}
          block="find-sign"
          kept={{ sign: chosen }}
          submit={t('Horoscope.find')}
        >
          <p>
            <label>
              {`${t('Horoscope.birthDate')} `}
              <input type="date" name="born" autoComplete="bday" />
            </label>
          </p>
        </ToolForm>
        <Found request={request} nameOf={nameOf} />
      </section>
    </>
  );
}

type FoundProps = { request: LiteRequest; nameOf: (id: keyof typeof SIGNS) => string };

/** The sign of the date in the URL and the way to its horoscope, or that there is none here. */
function Found({ request: { query, words, locale }, nameOf }: FoundProps) {
  const { t } = words;
  if (typeof query.born !== 'string') return null;
  const day = dayOfBirth(query.born);
  const id = day && signOn(day);
  if (!day || !id) return <Outcome>{t('Horoscope.noDate')}</Outcome>;
  const name = nameOf(id);
  return (
    <>
      <Outcome>{`${t('Horoscope.yourSign')}: ${name}`}</Outcome>
      {isOnTheEdge(day) && <p>{t('Horoscope.edge')}</p>}
      <p>
        {READ_SIGNS.some((sign) => sign === id) ? (
          <a className="k" href={litePath(`${HOROSCOPE_PATH}?sign=${id}#reading`, locale)}>
            {t('Horoscope.read', { sign: name })}
          </a>
        ) : (
          t('Horoscope.notYet', { sign: name })
        )}
      </p>
    </>
  );
}
