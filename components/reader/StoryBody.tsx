import { languageOf } from '@/lib/format/script';
import type { Body } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import { BodyBlock } from './body/BodyBlock';
import { look, type TextForm } from './body/textForm';

type Props = {
  body: Body | null;
  highlights: readonly string[];
  form: TextForm;
};

export function StoryBody({ body, highlights, form }: Props) {
  const { kind, t, locale } = form;
  const [first, ...rest] = body ?? [];
  const part = (name: string) => (kind === 'page' ? name : undefined); // for scripts of the page
  return (
    <div
      data-part={part('text')}
      lang={body && first ? languageOf(bodyText(body)) : locale}
      className={look(form, 'mt-6 font-[family-name:var(--read-face)] text-read', 'a')}
    >
      {first ? (
        <BodyBlock block={first} form={form} />
      ) : (
        <p data-part={part('missing')}>{t('bodyMissing')}</p>
      )}
      <KeyPoints points={highlights} form={form} />
      {rest.map((block, at) => (
        <BodyBlock key={at} block={block} form={form} className="mt-[1em]" />
      ))}
    </div>
  );
}

type KeyPointsProps = { points: readonly string[]; form: TextForm };

export function KeyPoints({ points, form }: KeyPointsProps) {
  const { t, locale } = form;
  if (points.length === 0) return null;
  return (
    <aside
      className={look(
        form,
        'rule-top my-6 bg-raised px-4 pt-3 pb-4 font-[family-name:var(--text-face)] text-body',
      )}
    >
      <h2 lang={locale} className={look(form, 'text-label')}>
        {t('keyPoints')}
      </h2>
      <ul>
        {points.map((point) => (
          <li
            key={point}
            lang={languageOf(point)}
            className={look(
              form,
              'relative mt-2 ps-5 before:absolute before:top-[0.62em] before:inset-s-0 before:h-0.5 before:w-2 before:bg-ink',
            )}
          >
            {point}
          </li>
        ))}
      </ul>
    </aside>
  );
}
