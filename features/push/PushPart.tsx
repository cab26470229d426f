import { useTranslations } from 'next-intl';
import { STATE_TOPICS } from '#site/keys.mjs';
import { STATE_LIST } from '@/lib/content/states/states';
import { PUSH_CSS } from './pushCss';

type Choice = { value: string; label: string };

function Choices({ name, legend, of }: { name: string; legend: string; of: readonly Choice[] }) {
  if (of.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {of.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  publicKey: string;
  isQuietAtNight: boolean;
};

/**
 * Asks nobody: `/push.js` shows the form where the browser can, and the browser's question comes after a tap.
 */
export function PushPart({ publicKey, isQuietAtNight }: Props) {
  const t = useTranslations('Push');
  const channel = useTranslations('Channel')('name');
  const states = useTranslations('States');
  const categories = useTranslations('Categories');
  return (
    <section id="push" data-key={publicKey} aria-labelledby="push-title">
      <style>{PUSH_CSS}</style>
      <h2 id="push-title">{t('title')}</h2>
      <p>
        {t('what', { channel })} {isQuietAtNight && t('night')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <p data-for="none">{t('none')}</p>
      <p data-for="denied">{t('denied')}</p>
      <form data-for="off on">
        <p>{t('choose')}</p>
        <Choices
          name="states"
          legend={t('states')}
          of={STATE_LIST.map(({ id, key }) => ({ value: id, label: states(key) }))}
        />
        <Choices
          name="topics"
          legend={t('topics')}
          of={STATE_TOPICS.map((key) => ({ value: key, label: categories(key) }))}
        />
        <p data-for="off">
          <button type="submit">{t('start')}</button>
        </p>
        <p data-for="on">
          <button type="submit">{t('change')}</button>{' '}
          <button type="button" value="end">
            {t('end')}
          </button>
        </p>
      </form>
      <p
        role="status"
        data-started={t('started')}
        data-ended={t('ended')}
        data-failed={t('failed')}
      />
      <p className="note">{t('kept', { channel })}</p>
    </section>
  );
}
