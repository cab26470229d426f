import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { litePath } from '@/lib/pages/litePath';
import { QUERY_LIMIT } from '@/lib/search/queryText';
import { findPins } from '@/lib/tools/pin/findPins';
import { addressLines } from '@/lib/tools/pin/pinAddress';
import { MOST_RESULTS, type PinAnswer, resultCount, RESULTS_STEP } from '@/lib/tools/pin/pinAnswer';
import {
  isBlank,
  parsePinQuery,
  PIN_MODES,
  pinHref,
  type PinQuery,
} from '@/lib/tools/pin/pinQuery';
import { Failure } from '../parts/Failure';
import { ToolForm } from './fields';

const PATH = '/tools/pin-finder';

/** The PIN code finder: a form, and what was found for the URL's search. */
export async function PinText(request: LiteRequest) {
  const { words, locale, query } = request;
  const { t } = words;
  const asked = parsePinQuery(query);
  const answer = isBlank(asked.query) ? null : await findPins(asked, locale);
  return (
    <>
      <ToolForm action={litePath(PATH, locale)} block="results" submit={t('Pin.search')}>
        <fieldset>
          <legend>{t('Pin.mode')}</legend>
          {PIN_MODES.map((mode) => (
            <label key={mode}>
              <input type="radio" name="mode" value={mode} defaultChecked={mode === asked.mode} />
              {` ${t(`Pin.${mode}`)} `}
            </label>
          ))}
        </fieldset>
        <p>
          <label>
            {`${t(asked.mode === 'pincode' ? 'Pin.queryPincode' : 'Pin.queryLocation')} `}
            <input
              name="q"
              defaultValue={asked.query}
              maxLength={QUERY_LIMIT}
              autoComplete="off"
              type="search"
            />
          </label>
        </p>
        <p className="m">{t(asked.mode === 'pincode' ? 'Pin.hintPincode' : 'Pin.hintLocation')}</p>
      </ToolForm>
      <section id="results">
        {answer && !answer.ok && <Failure>{t('Pin.failed')}</Failure>}
        {answer?.ok && <Found answer={answer.value} asked={asked} request={request} />}
      </section>
    </>
  );
}

type FoundProps = { answer: PinAnswer; asked: PinQuery; request: LiteRequest };

function Found({ answer, asked, request: { words, locale } }: FoundProps) {
  const { t } = words;
  const count = resultCount(answer);
  const query = asked.query.trim();
  if (count === 0) return <p role="status">{t('Pin.none', { query })}</p>;
  const more = { ...asked, shown: asked.shown + RESULTS_STEP };
  // The directory knows Latin letters alone.
  const lang = locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE;
  return (
    <>
      <h2>{t(answer.hasMore ? 'Pin.foundFirst' : 'Pin.found', { count, query })}</h2>
      <ul className="s">
        {answer.records.map((record) => (
          <li key={record.pincode}>
            <b>{record.pincode}</b> {addressLines(record, locale).join(', ')}
            <p className="m">{`${t('Pin.district')}: ${localized(record.district, locale)}`}</p>
          </li>
        ))}
        {answer.offices.map(({ pincode, name, kind, taluk, district, state }) => (
          <li key={`${pincode} ${name}`}>
            <b>{pincode}</b> <span lang={lang}>{name}</span>
            {kind !== 'unnamed' && `, ${t(`Pin.rank.${kind}`)}`}
            <p className="m" lang={lang}>
              {[...new Set([taluk, district, state])].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {answer.hasMore && (
        <p>
          {more.shown > MOST_RESULTS ? (
            t('Pin.tooMany')
          ) : (
            <a className="k" href={`${pinHref(litePath(PATH, locale), more)}#results`}>
              {t('Pin.more')}
            </a>
          )}
        </p>
      )}
    </>
  );
}
