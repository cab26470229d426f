import { textLanguage } from '@/lib/story/textLanguage';
import { look, type TextForm } from './body/textForm';

type Props = { points: readonly string[]; form: TextForm };

export function KeyPoints({ points, form }: Props) {
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
            lang={textLanguage(point, form)}
            className={look(
              form,
              'relative mt-2 ps-5 before:absolute before:top-[0.62em] before:inset-s-0 before:w-2 before:border-t-2',
            )}
          >
            {point}
          </li>
        ))}
      </ul>
    </aside>
  );
}
