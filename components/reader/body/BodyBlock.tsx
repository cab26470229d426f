import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Block, List } from '@/lib/stories/model/body';
import { BodyFigure, BodyGallery } from './BodyFigure';
import { BodyTable } from './BodyTable';
import { EmbedFacade } from './EmbedFacade';
import { Preformatted } from './Preformatted';
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
    case 'list':
      return <BodyList list={block} origin={origin} className={className} />;
    case 'preformatted':
      return <Preformatted content={block.content} origin={origin} className={className} />;
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

type ListProps = { list: List; origin: string; className: string | undefined };

const NUMBERINGS = {
  a: 'list-[lower-alpha]',
  A: 'list-[upper-alpha]',
  i: 'list-[lower-roman]',
  I: 'list-[upper-roman]',
} as const;

/** A list with its own numbers; what stands within an item is below its first line. */
function BodyList({ list, origin, className }: ListProps) {
  const { ordered, start, reversed, numbering, items } = list;
  const Tag = ordered ? 'ol' : 'ul';
  const style = numbering ? NUMBERINGS[numbering] : ordered ? 'list-decimal' : 'list-disc';
  return (
    <Tag
      {...(ordered && { start, reversed, type: numbering })}
      className={`${className} grid gap-2 pl-6 ${style}`}
    >
      {items.map(({ content, blocks = [], value }, at) => (
        <li key={at} value={value}>
          <Run content={content} origin={origin} />
          {blocks.map((block, index) => (
            <BodyBlock key={index} block={block} origin={origin} className="mt-2" />
          ))}
        </li>
      ))}
    </Tag>
  );
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
