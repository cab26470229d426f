import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Block } from '@/lib/stories/model/body';
import { BodyFigure, BodyGallery } from './BodyFigure';
import { BodyTable } from './BodyTable';
import { EmbedFacade } from './EmbedFacade';
import { Run } from './Run';
import { TruncationNote } from './TruncationNote';

type Props = {
  block: Block;
  /** As in `Run`. */
  origin: string;
  /** The space above it; what the text begins with has none. */
  className?: string;
};

/** One block of a story's text. */
export function BodyBlock({ block, origin, className }: Props): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={className}>
          <Run content={block.content} origin={origin} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag className={`${className} ${block.level === 2 ? 'text-block' : ''}`}>
          <Run content={block.content} origin={origin} />
        </Tag>
      );
    }
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag
          className={`${className} grid gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, at) => (
            <li key={at}>
              <Run content={item} origin={origin} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quotation':
      return (
        <blockquote className={`${className} border-l-4 border-bar pl-4`}>
          {block.content.map((line, at) => (
            <p key={at} className={at > 0 ? 'mt-2' : undefined}>
              <Run content={line} origin={origin} />
            </p>
          ))}
          {block.source && <footer className="mt-2 text-meta text-quiet">{block.source}</footer>}
        </blockquote>
      );
    case 'picture':
      return <BodyFigure picture={block.picture} className={className} />;
    case 'gallery':
      return <BodyGallery pictures={block.pictures} className={className} />;
    case 'table':
      return <BodyTable table={block} origin={origin} className={className} />;
    case 'embed':
      return <EmbedFacade embed={block} className={className} />;
    case 'audio':
    case 'video':
      return <BodyPlayer player={block} className={className} />;
    case 'rule':
      return <hr className={`${className} border-rule`} />;
    case 'truncated':
      return <TruncationNote url={block.url} origin={origin} className={className} />;
  }
}

type PlayerProps = {
  player: Extract<Block, { type: 'audio' | 'video' }>;
  className: string | undefined;
};

/** A recording or video in the browser's own player; nothing of it is loaded before it is played. */
function BodyPlayer({ player: { type: Player, url, caption }, className }: PlayerProps) {
  const t = useTranslations('Reader');
  const name = caption ?? t(Player === 'audio' ? 'recording' : 'videoCaption');
  return (
    <figure className={`${className} print:hidden`}>
      <Player src={url} controls preload="none" aria-label={name} className="w-full" />
      {caption && <figcaption className="pt-2 text-meta text-quiet">{caption}</figcaption>}
    </figure>
  );
}
