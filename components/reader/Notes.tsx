import { factCheckRows, correctionRows, type NoteRow } from '@/lib/story/noteRows';
import type { Story } from '@/lib/story/story';
import { TextLink } from './body/TextLink';
import { look, type TextForm } from './body/textForm';

type Props = { story: Pick<Story, 'corrections' | 'factCheck'>; form: TextForm };

/** What a reader should know before the text: what was put right in it, and the claim that it checks. */
export function Notes({ story, form }: Props) {
  const { t } = form;
  return (
    <>
      <Note name={t('corrections')} rows={correctionRows(story, form)} form={form} />
      <Note name={t('factCheck')} rows={factCheckRows(story, form)} form={form} isTitled />
    </>
  );
}

type NoteProps = {
  name: string;
  rows: readonly NoteRow[];
  form: TextForm;
  isTitled?: boolean;
};

function Note({ name, rows, form, isTitled = false }: NoteProps) {
  if (rows.length === 0) return null;
  const { locale } = form;
  return (
    <aside
      aria-label={name}
      className={look(form, 'mt-6 border-l-4 border-sand bg-sunk px-4 py-3', 'a')}
    >
      {isTitled && (
        <h2 lang={locale} className={look(form, 'text-label')}>
          {name}
        </h2>
      )}
      {rows.map(({ label, text, href }, at) => (
        <p key={at} className={look(form, at > 0 || isTitled ? 'mt-2' : '')}>
          <b lang={locale}>{label}</b>{' '}
          {href ? (
            <TextLink href={href} form={form}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
      ))}
    </aside>
  );
}
