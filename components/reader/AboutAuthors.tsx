import { Portrait } from '@/components/story/Portrait';
import { localPath } from '@/lib/i18n/language';
import type { Story } from '@/lib/story/story';
import { authorPath } from '@/lib/story/termPaths';
import { look, type TextForm } from './body/textForm';

type Props = { story: Pick<Story, 'authors'>; form: TextForm };

/** Below a text, those of its authors of whom the source says more than a name. */
export function AboutAuthors({ story: { authors = [] }, form }: Props) {
  const { t, locale, kind } = form;
  const known = authors.filter(({ about }) => about);
  if (known.length === 0) return null;
  const title = t('aboutAuthors', { count: known.length });
  return (
    <section aria-label={title} className={look(form, 'mt-6 border-t border-rule pt-3')}>
      <h2 lang={locale} className={look(form, 'text-label')}>
        {title}
      </h2>
      {known.map(({ name, slug, role, picture, about }) => (
        <div key={slug} className={look(form, 'mt-3 flex gap-3')}>
          {kind === 'page' && picture && <Portrait src={picture} className="size-14 flex-none" />}
          <p>
            <a
              href={localPath(authorPath(slug), locale)}
              className={look(form, 'font-bold text-river', 'k')}
            >
              {name}
            </a>
            {role && ` · ${role}`}
            <br />
            {about}
          </p>
        </div>
      ))}
    </section>
  );
}
