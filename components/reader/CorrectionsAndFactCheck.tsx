import { factCheckRows, correctionRows, type NoteRow } from '@/lib/story/noteRows';
import type { Story } from '@/lib/story/story';
import { TextLink } from './body/TextLink';
import { look, type TextForm } from './body/textForm';

type Props = { story: Pick<Story, 'corrections' | 'factCheck'>; form: TextForm };

export function CorrectionsAndFactCheck({ story, form }: Props) {
  const { t } = form;
  return (
    <>
      <Note rows={correctionRows(story, form)} form={form} />
      <Note title={t('factCheck')} rows={factCheckRows(story, form)} form={form} />
    </>
  );
}

type NoteProps = {
  title?: string;
  rows: readonly NoteRow[];
  form: TextForm;
};

function Note({ title, rows, form }: NoteProps) {
  if (rows.length === 0) return null;
  const { locale } = form;
  return (
    <div role="note" className={look(form, 'mt-6 border-s-4 border-sand bg-sunk px-4 py-3', 'a')}>
      {title && (
        <h2 lang={locale} className={look(form, 'text-label')}>
          {title}
        </h2>
      )}
      {rows.map(({ label, text, href }, at) => (
        <p key={at} className={look(form, at > 0 || title ? 'mt-2' : '')}>
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
    </div>
  );
}
