import { useTranslations } from 'next-intl';
import { STATE_TOPICS } from '#site/keys.mjs';
import { STATE_LIST } from '@/lib/content/states';

/** Sent with this part only: a page's sheet has all that its sources name, shown or not. */
const PUSH_CSS =
  '#push{max-width:var(--measure,42rem);margin-block:32px;border-top:var(--bar-w) solid var(--bar);padding-top:8px;}' +
  '#push h2{font-size:var(--t-block);}' +
  '#push>*+*,#push form>*+*{margin-top:12px;}' +
  '#push [data-for]{display:none;}' +
  '#push[data-state=none] [data-for~=none],#push[data-state=denied] [data-for~=denied],#push[data-state=off] [data-for~=off],#push[data-state=on] [data-for~=on]{display:block;}' +
  '#push fieldset{min-width:0;}' +
  '#push legend{font-weight:700;}' +
  '#push fieldset>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));}' +
  '#push label{display:flex;gap:8px;align-items:center;min-height:44px;}' +
  '#push input{width:20px;height:20px;flex:none;accent-color:var(--river);}' +
  '#push p>button{min-height:44px;padding:8px 16px;border:1px solid var(--ink);border-radius:var(--radius-control);font-weight:700;}' +
  '#push [role=status]{font-weight:700;}' +
  '#push .note{font-size:var(--t-label);color:var(--ink-quiet);}';

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
        data-off={t('off')}
        data-failed={t('failed')}
      />
      <p className="note">{t('kept', { channel })}</p>
    </section>
  );
}
