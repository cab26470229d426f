import { Portrait } from '@/components/story/Portrait';
import { localPath } from '@/lib/i18n/language';
import type { Story } from '@/lib/story/story';
import { authorPath } from '@/lib/story/termPaths';
import { look, type TextForm } from './body/textForm';

type Props = { story: Pick<Story, 'authors'>; form: TextForm };

export function AboutAuthors({ story: { authors = [] }, form }: Props) {
  return authors
    .filter(({ about, picture }) => about ?? picture)
    .map(({ name, slug, role, picture, about }) => (
      <div key={slug} className={look(form, 'mt-6 flex gap-3 border-t border-rule pt-3')}>
        {form.kind === 'page' && picture && <Portrait src={picture} />}
        <p>
          <a
            href={localPath(authorPath(slug), form.locale)}
            className={look(form, 'font-bold text-river', 'k')}
          >
            {name}
          </a>
          {role && ` · ${role}`}
          <br />
          {about}
        </p>
      </div>
    ));
}
