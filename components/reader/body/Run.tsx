import { Fragment } from 'react';
import type { Inline, MarkType } from '@/lib/story/body';
import { TextLink } from './TextLink';
import { look, type TextForm } from './textForm';

const MARK_TAGS = {
  strong: 'strong',
  emphasis: 'em',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  deletion: 'del',
  insertion: 'ins',
} as const satisfies Record<MarkType, string>;

type Props = { content: readonly Inline[]; form: TextForm };

export function Run({ content, form }: Props) {
  return content.map((part, at) => {
    if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
    if (part.type === 'break') return <br key={at} />;
    const inside = <Run content={part.content} form={form} />;
    if (part.type === 'link')
      return (
        <TextLink key={at} href={part.href} form={form}>
          {inside}
        </TextLink>
      );
    const Tag = MARK_TAGS[part.type];
    const className = part.type === 'insertion' ? look(form, 'no-underline') : undefined;
    return (
      <Tag key={at} className={className}>
        {inside}
      </Tag>
    );
  });
}
