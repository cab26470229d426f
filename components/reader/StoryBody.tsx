import type { Body } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import { textLanguage } from '@/lib/story/textLanguage';
import { KeyPoints } from './KeyPoints';
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
  const part = (name: string) => (kind === 'page' ? name : undefined);
  return (
    <div
      data-part={part('text')}
      lang={body && first ? textLanguage(bodyText(body), form) : locale}
      className={look(form, 'mt-6 font-[family-name:var(--read-face)] text-read', 'a')}
    >
      <KeyPoints points={highlights} form={form} />
      {first ? (
        <BodyBlock block={first} form={form} />
      ) : (
        <p data-part={part('missing')}>{t('bodyMissing')}</p>
      )}
      {rest.map((block, at) => (
        <BodyBlock key={at} block={block} form={form} className="mt-[1em]" />
      ))}
    </div>
  );
}
