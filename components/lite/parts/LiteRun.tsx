import { Fragment } from 'react';
import type { Inline } from '@/lib/stories/model/body';
import { MARK_TAGS } from '@/lib/stories/model/markTags';

/** A run of text with its links, emphasis and line breaks. */
export const LiteRun = ({ content }: { content: readonly Inline[] }) => (
  <>
    {content.map((part, at) => {
      if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
      if (part.type === 'break') return <br key={at} />;
      const inside = <LiteRun content={part.content} />;
      if (part.type === 'link')
        return (
          <a key={at} href={part.href} rel="nofollow noopener">
            {inside}
          </a>
        );
      const Tag = MARK_TAGS[part.type];
      return <Tag key={at}>{inside}</Tag>;
    })}
  </>
);
