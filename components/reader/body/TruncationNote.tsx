import { TextLink } from './TextLink';
import { look, type TextForm } from './textForm';

type Props = { url: string | undefined; form: TextForm; className: string };

export function TruncationNote({ url, form, className }: Props) {
  const { kind, t, locale } = form;
  return (
    <p
      role={kind === 'page' ? 'note' : undefined}
      lang={kind === 'feed' ? undefined : locale}
      className={look(form, `${className} text-meta text-quiet`, 'm')}
    >
      {t('truncated')}
      {url && (
        <>
          {' '}
          <TextLink href={url} form={form} isAlone>
            {t('wholeText')}
          </TextLink>
        </>
      )}
    </p>
  );
}
