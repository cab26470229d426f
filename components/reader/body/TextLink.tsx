import type { ReactNode } from 'react';
import { look, type TextForm } from './textForm';

type Props = {
  href: string;
  form: TextForm;
  isAlone?: boolean;
  lang?: string;
  children: ReactNode;
};

export function TextLink({ href, form, isAlone = false, lang, children }: Props) {
  const className = look(form, 'text-river underline', isAlone ? 'k' : undefined);
  if (form.kind === 'page' && isElsewhere(href, form.origin))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
        {children}
        <span aria-hidden="true">{'\u00a0↗\ufe0e'}</span>
        <span lang={form.locale} className="sr-only">
          {` (${form.t('otherSite')})`}
        </span>
      </a>
    );
  const rel = form.kind === 'lite' ? 'nofollow noopener' : undefined;
  return (
    <a href={href} rel={rel} lang={lang} className={className}>
      {children}
    </a>
  );
}

function isElsewhere(href: string, own: string): boolean {
  const { protocol, origin } = new URL(href);
  return protocol.startsWith('http') && origin !== own;
}
