import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { Inline, MarkType } from '@/lib/stories/model/body';
import { MARK_TAGS } from '@/lib/stories/model/markTags';

type Props = {
  content: readonly Inline[];
  /** The site's own origin: what leads to another is marked. */
  origin: string;
};

/** Underlined, an insertion would look like a link. */
const CLASSES: Partial<Record<MarkType, string>> = { insertion: 'no-underline' };

/** A run of text with its links, emphasis and line breaks. */
export function Run({ content, origin }: Props) {
  return content.map((part, at) => {
    if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
    if (part.type === 'break') return <br key={at} />;
    const inside = <Run content={part.content} origin={origin} />;
    if (part.type === 'link')
      return (
        <TextLink key={at} href={part.href} origin={origin}>
          {inside}
        </TextLink>
      );
    const Tag = MARK_TAGS[part.type];
    return (
      <Tag key={at} className={CLASSES[part.type]}>
        {inside}
      </Tag>
    );
  });
}

type LinkProps = { href: string; origin: string; children: ReactNode };

function TextLink({ href, origin, children }: LinkProps) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  const className = 'text-river underline';
  const { protocol, origin: target } = new URL(href);
  if (!protocol.startsWith('http') || target === origin)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span aria-hidden="true">{'\u00a0↗\ufe0e'}</span>
      <span lang={locale} className="sr-only">
        {` (${t('otherSite')})`}
      </span>
    </a>
  );
}
