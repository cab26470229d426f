/** @jsxImportSource preact */
import type { Inline } from '@/lib/stories/model/body';

const TAGS = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** A run of text with its links, emphasis and line breaks. */
export const LiteRun = ({ content }: { content: readonly Inline[] }) => (
  <>
    {content.map((part) => {
      if (typeof part === 'string') return part;
      if (part.type === 'break') return <br />;
      const inside = <LiteRun content={part.content} />;
      if (part.type === 'link')
        return (
          <a href={part.href} rel="nofollow noopener">
            {inside}
          </a>
        );
      const Tag = TAGS[part.type];
      return <Tag>{inside}</Tag>;
    })}
  </>
);
